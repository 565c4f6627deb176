/** What lies in the box of a game, from its own list of components, in the types of who reads it. */

import { parse } from 'smol-toml';

export const components = <Components>(source: string): Components => parse(source) as Components;
