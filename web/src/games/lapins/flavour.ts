import { CIVIL, type Flavour } from '../cities/flavour';

export const lapins: Flavour = {
  buildings: ['village', 'garrison', 'garrison_2', ...CIVIL],
  large: 'stele',
  small: 'disc',
};
