import type { GameClient } from '../contract';
import { pace } from '../cities/frames';
import Table from './Table.svelte';

const lapins: GameClient = { Table, answersOnBoard: true, pace };

export default lapins;
