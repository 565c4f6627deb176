import type { GameClient } from '../contract';
import Table from './Table.svelte';

const tzolkin: GameClient = { Table, answersOnBoard: true };

export default tzolkin;
