import type { Flavour } from '../cities/flavour';

export const balam: Flavour = {
  buildings: [
    'village',
    'garrison',
    'palace',
    'temple',
    'reserve',
    'market',
    'observatory',
    'ball_court',
  ],
  large: 'pyramid',
  small: 'cone',
};
