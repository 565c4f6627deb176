/**
 * Who this browser is: a secret it keeps, without an account. The server makes a person of it with
 * the first seat that is taken here; from then on name, emblem, settings and seats follow to every
 * browser the person comes to.
 */

import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { ApiError } from '../api/api';
import { people } from '../api/people';
import type {
  DeviceLink,
  Entered,
  Me,
  PersonWish,
  Statistics,
  TableInfo,
  TableLine,
} from '../protocol';
import {
  addOwnSeats,
  allKeys,
  keysOf,
  setClaimed,
  setOver,
  unclaimed,
  whenAdded,
} from '../session/keys';
import { LOCALES } from '../text/bundles';
import { settings } from '../text/settings.svelte';

const PLACE = 'ceiba.person';
const QUIET_MS = 600;

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null; // without storage one is nobody, and plays by bare links
  }
}

function keep(secret: string | null): void {
  try {
    if (secret === null) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, secret);
  } catch {
    // as above
  }
}

/** One tab at a time: two that begin together would be two people. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(PLACE, work) : work();
}

class Person {
  /** As the server knows them; null before that. */
  me = $state.raw<Me | null>(null);
  #saving: ReturnType<typeof setTimeout> | undefined;
  #claiming: Promise<void> = Promise.resolve();
  #started: Promise<void> = Promise.resolve();

  get secret(): string | null {
    return kept();
  }

  /** Once, with the page: who are we, and does the server know all our seats? */
  start(): Promise<void> {
    this.#started = this.#start();
    return this.#started;
  }

  async #start(): Promise<void> {
    whenAdded(() => void this.claim());
    settings.whenChosen(() => this.#save());
    const secret = kept();
    if (secret) {
      try {
        this.#take(await people.me(secret));
      } catch (error) {
        this.#lost(error);
      }
    }
    await this.claim();
  }

  /** Every seat at this device is this person's, unless it is another's. */
  claim(): Promise<void> {
    this.#claiming = this.#claiming.then(() => this.#claim());
    return this.#claiming;
  }

  /** Where we sit, on whatever device: where we are asked first. */
  async tables(): Promise<TableLine[]> {
    await this.#started;
    await this.#claiming;
    const secret = kept();
    if (!secret) return [];
    const lines = await people.tables(secret);
    for (const { id, status } of lines) setOver(id, status === 'over');
    return lines;
  }

  /** What our finished games add up to; null while we are nobody. */
  async statistics(): Promise<Statistics | null> {
    await this.#started;
    const secret = kept();
    return secret ? people.statistics(secret) : null;
  }

  /** The seats of a table that were taken on another device. */
  async fetchSeats(table: TableInfo): Promise<void> {
    const secret = kept();
    if (!secret || keysOf(table.id)) return;
    try {
      const { tokens } = await people.seats(secret, table.id);
      if (Object.keys(tokens).length) addOwnSeats(table.id, table.game, tokens);
    } catch (error) {
      this.#lost(error); // then we watch
    }
  }

  async link(): Promise<DeviceLink> {
    return people.link(await this.#somebody());
  }

  async enter(code: string): Promise<void> {
    await this.#become(await people.enter(code, kept() ?? undefined));
  }

  async keepByPasskey(): Promise<void> {
    const secret = await this.#somebody();
    const { options } = await people.newPasskey(secret);
    this.me = await people.keepPasskey(secret, await startRegistration({ optionsJSON: options }));
  }

  async enterByPasskey(): Promise<void> {
    const { options } = await people.anyPasskey();
    const shown = await startAuthentication({ optionsJSON: options });
    await this.#become(await people.enterBy(shown, kept() ?? undefined));
  }

  /** Here and on the server. What others played with us stays with them. */
  async forget(): Promise<void> {
    clearTimeout(this.#saving);
    const secret = kept();
    if (secret) {
      await people.forget(secret).catch((error: unknown) => {
        if (!isUnknown(error)) throw error;
      });
    }
    this.me = null;
    const ours = Object.keys(localStorage).filter((key) => key.startsWith('ceiba.'));
    for (const key of ours) localStorage.removeItem(key);
  }

  async #claim(): Promise<void> {
    const tables = unclaimed();
    const ids = Object.keys(tables);
    if (!ids.length) return;
    try {
      await people.claim(await this.#somebody(), tables);
      setClaimed(ids, true);
    } catch (error) {
      this.#lost(error); // the seats are here; they are told with the next
    }
  }

  /** Our secret; the server makes a person of us where it did not yet. */
  #somebody(): Promise<string> {
    return alone(async () => {
      const known = kept();
      if (known) return known;
      const { secret, me } = await people.begin(wish());
      keep(secret);
      this.me = me;
      return secret;
    });
  }

  async #become({ secret, me }: Entered): Promise<void> {
    keep(secret);
    this.#take(me);
    setClaimed(Object.keys(allKeys()), false);
    await this.claim();
  }

  #take(me: Me): void {
    this.me = me;
    const { locale, theme, tempo, sound } = me.settings;
    settings.take({
      name: me.name,
      emblem: me.emblem,
      ...(locale && LOCALES.includes(locale) ? { locale } : {}),
      ...(theme ? { theme } : {}),
      ...(tempo ? { tempo } : {}),
      ...(sound != null ? { sound } : {}),
    });
  }

  /** Forgotten on another device: then we are nobody yet. */
  #lost(error: unknown): void {
    if (!isUnknown(error)) return;
    keep(null);
    this.me = null;
    setClaimed(Object.keys(allKeys()), false);
  }

  /** A name is typed letter by letter. */
  #save(): void {
    clearTimeout(this.#saving);
    this.#saving = setTimeout(() => {
      const secret = kept();
      if (!secret) return;
      people.change(secret, wish()).then(
        (me) => (this.me = me),
        (error: unknown) => this.#lost(error),
      );
    }, QUIET_MS);
  }
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unknown_person';
}

function wish(): PersonWish {
  const { name, emblem, locale, theme, tempo, sound } = settings;
  return { name, emblem, settings: { locale, theme, tempo, sound } };
}

export const person = new Person();
