import type { GameClient } from '../contract';
import Table from './Table.svelte';

const gold: GameClient = { Table, answersOnBoard: true };

export default gold;
