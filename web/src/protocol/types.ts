/** What travels between browser and server; written from the Python structs by tools/protocol_types.py. */

export type * from '../../.engine/protocol';
