import type { GameClient } from '../contract';
import Table from './Table.svelte';

const lapins: GameClient = { Table, answersOnBoard: true };

export default lapins;
