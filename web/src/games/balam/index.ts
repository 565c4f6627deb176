import type { GameClient } from '../contract';
import Table from './Table.svelte';

const balam: GameClient = { Table, answersOnBoard: true };

export default balam;
