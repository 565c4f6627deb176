import { CIVIL, type Flavour } from '../cities/flavour';

export const balam: Flavour = {
  buildings: ['village', 'garrison', ...CIVIL],
  large: 'pyramid',
  small: 'cone',
};
