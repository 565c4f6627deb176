import type { GameClient } from '../contract';
import Table from './Table.svelte';

const pacal: GameClient = { Table, answersOnBoard: true };

export default pacal;
