import type { GameClient } from '../contract';
import { pace } from './frames';
import Motif from './Motif.svelte';
import Table from './Table.svelte';

const tzolkin: GameClient = { slug: 'tzolkin', Table, Motif, answersOnBoard: true, pace };

export default tzolkin;
