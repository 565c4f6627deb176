/** What a person asks the server, proven by the secret this browser keeps. */

import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type {
  DeviceLink,
  Entered,
  Me,
  PersonWish,
  SeatKeys,
  Statistics,
  TableLine,
} from '../protocol';
import { ask, proof, sent, tell } from './api';

const post = <T>(path: string, body: unknown, secret?: string) =>
  ask<T>(`/api${path}`, sent('POST', body, secret));

export const people = {
  begin: (wish: PersonWish) => post<Entered>('/people', wish),
  me: (secret: string) => ask<Me>('/api/me', { headers: proof(secret) }),
  change: (secret: string, wish: PersonWish) => ask<Me>('/api/me', sent('PUT', wish, secret)),
  forget: (secret: string) => tell('/api/me', { method: 'DELETE', headers: proof(secret) }),
  link: (secret: string) => post<DeviceLink>('/me/links', {}, secret),
  /** `secret`: of whoever this browser was until now. */
  enter: (code: string, secret?: string) => post<Entered>('/people/entries', { code }, secret),
  claim: (secret: string, tables: Record<string, string[]>) =>
    tell('/api/me/seats', sent('POST', { tables }, secret)),
  seats: (secret: string, table: string) =>
    post<SeatKeys>(`/me/tables/${encodeURIComponent(table)}/seats`, {}, secret),
  tables: (secret: string) => ask<TableLine[]>('/api/me/tables', { headers: proof(secret) }),
  statistics: (secret: string) => ask<Statistics>('/api/me/statistics', { headers: proof(secret) }),
  newPasskey: (secret: string) =>
    post<{ options: PublicKeyCredentialCreationOptionsJSON }>('/me/passkeys/questions', {}, secret),
  keepPasskey: (secret: string, credential: RegistrationResponseJSON) =>
    post<Me>('/me/passkeys', { credential }, secret),
  anyPasskey: () =>
    post<{ options: PublicKeyCredentialRequestOptionsJSON }>('/passkeys/questions', {}),
  enterBy: (credential: AuthenticationResponseJSON, secret?: string) =>
    post<Entered>('/passkeys', { credential }, secret),
};
