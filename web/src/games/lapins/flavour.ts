import type { Flavour } from '../cities/flavour';

export const lapins: Flavour = {
  buildings: [
    'village',
    'garrison',
    'garrison_2',
    'palace',
    'temple',
    'reserve',
    'market',
    'observatory',
    'ball_court',
  ],
  large: 'stele',
  small: 'disc',
};
