import type { GameClient } from '../contract';
import { pace } from './frames';
import Table from './Table.svelte';

const pacal: GameClient = { Table, answersOnBoard: true, pace };

export default pacal;
