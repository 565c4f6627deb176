import type { GameClient } from '../contract';
import { pace } from './frames';
import Motif from './Motif.svelte';
import Table from './Table.svelte';

const gold: GameClient = { slug: 'gold', Table, Motif, answersOnBoard: true, pace };

export default gold;
