import type { GameClient } from '../contract';
import { pace } from '../cities/frames';
import Table from './Table.svelte';

const balam: GameClient = { Table, answersOnBoard: true, pace };

export default balam;
