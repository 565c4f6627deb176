import type { IconName } from '../ui/icons';

export type DrawerTab = 'story' | 'rules' | 'chat' | 'table';

export const TABS: [DrawerTab, IconName][] = [
  ['story', 'log'],
  ['rules', 'rules'],
  ['chat', 'chat'],
  ['table', 'table'],
];
