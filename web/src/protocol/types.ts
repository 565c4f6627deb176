/** What travels between browser and server; written from the Python structs. */

export type * from './generated';
