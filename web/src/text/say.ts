/**
 * From a text key and the data of an event, prompt or refusal to a sentence.
 *
 * The same rule as in Python: a number stays a number; a string of one letter A to E is a seat
 * and becomes the player's name; any other string becomes the message `name-…` if there is one;
 * a list becomes its items joined as the language joins them, numbers by " · ".
 */

import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import type { Saying, Value } from '../protocol';
import { bundle, type Locale } from './bundles';

export interface Say {
  (key: string, data?: Record<string, Value>): string;
  has(key: string): boolean;
  /** A text whose arguments are put in as they are: what people typed is no name of a thing. */
  plain(key: string, args?: Record<string, string | number>): string;
  /** The player's name at a seat. */
  seat(seat: number): string;
  locale: Locale;
}

const SEATS = 'ABCDE';

/** Underscores and spaces become hyphens: `choose_base` is said by `prompt-choose-base`. */
export function hyphened(name: string): string {
  return name.replaceAll(/[_ ]/g, '-');
}

/** A number as the language writes it, with a true minus. */
export function figure(say: Say, value: number): string {
  return new Intl.NumberFormat(say.locale).format(value).replace('-', '−');
}

export function seatLetter(seat: number): string {
  return SEATS[seat] ?? '?';
}

/** The seat of a letter, -1 for anything else. */
export function seatOf(letter: unknown): number {
  return typeof letter === 'string' && letter.length === 1 ? SEATS.indexOf(letter) : -1;
}

export function makeSay(locale: Locale, game: string | null, names: string[] = []): Say {
  return sayWith(bundle(locale, game), locale, names);
}

export function sayWith(texts: FluentBundle, locale: Locale, names: string[]): Say {
  const seatName = (seat: number) => names[seat] || seatLetter(seat);

  function word(text: string): string {
    const seat = seatOf(text);
    if (seat >= 0) return seatName(seat);
    const key = `name-${hyphened(text)}`;
    return texts.hasMessage(key) ? format(key) : text;
  }

  function argument(value: Value): FluentVariable {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return word(value);
    if (value.length && value.every((item) => typeof item === 'number'))
      return value.join('\u00a0· ');
    return listed(value.map((item) => (typeof item === 'string' ? word(item) : String(item))));
  }

  /** "Ana", "Ana et Bo", "Ana, Bo et Chan"; "rien" for an empty list. */
  function listed(items: string[]): string {
    const last = items.at(-1);
    if (last === undefined) return plain('list-none');
    const others = items.slice(0, -1).join(', ');
    return others ? `${others} ${plain('list-and')} ${last}` : last;
  }

  function plain(key: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = texts.getMessage(key)?.value;
    return pattern ? texts.formatPattern(pattern, args, []) : key;
  }

  function format(key: string, data: Record<string, Value> = {}): string {
    const args = Object.entries(data).map(([name, value]) => [name, argument(value)]);
    return plain(key, Object.fromEntries(args));
  }

  return Object.assign(format, {
    has: (key: string) => texts.hasMessage(key),
    plain,
    seat: seatName,
    locale,
  });
}

/** Why an answer cannot be given. */
export function refusalWords(say: Say, blocked: { why: Saying }): string {
  return saying(say, 'refusal', blocked.why);
}

/** A prompt, refusal or problem; its key may come with or without the prefix. */
export function saying(say: Say, prefix: 'prompt' | 'refusal' | 'problem', said: Saying): string {
  const key = hyphened(said.key);
  const full = [`${prefix}-${key}`, key, `refusal-${key}`, `problem-${key}`].find((k) =>
    say.has(k),
  );
  return say(full ?? key, said.data);
}
