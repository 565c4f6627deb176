/**
 * From a text key and the data of an event, prompt or refusal to a sentence.
 *
 * The same rule as in Python: a number stays a number; a seat becomes the player's name; a thing
 * becomes the message `name-…` if there is one; a question becomes its words; a list becomes its
 * items joined as the language joins them, numbers by " · "; a bare string is what somebody wrote.
 */

import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import type {
  GameEvent,
  GameHint,
  OptionValue,
  Saying,
  Seat,
  Thing,
  Value,
  Worded,
} from '../protocol';
import { SEATS, seatOf } from '../protocol/seats';
import { bundle, FALLBACK, type Locale } from './bundles';

type SayIt = (key: string, data?: Record<string, Value | Saying>) => string;

export interface Say {
  (key: string, data?: Record<string, Value | Saying>): string;
  has(key: string): boolean;
  /** A text whose arguments are put in as they are: what people typed is no name of a thing. */
  plain(key: string, args?: Record<string, string | number>): string;
  /** The player's name at a seat. */
  seat(seat: number): string;
  locale: Locale;
}

/** Underscores and spaces become hyphens: `choose_base` is said by `prompt-choose-base`. */
export function hyphened(name: string): string {
  return name.replaceAll(/[_ ]/g, '-');
}

/** The answer in words, where the game's texts have some. */
export function optionWords(say: Say, option: Worded): string {
  const key = `verb-${hyphened(option.verb)}`;
  return say.has(key) ? say(key, option.args) : option.text;
}

/** The answer in words away from the board, which may take the place from the question. */
export function toldWords(say: Say, option: Worded, { message, clause, ...about }: Saying): string {
  const key = `told-${hyphened(option.verb)}`;
  return say.has(key) ? say(key, { ...about, ...option.args }) : optionWords(say, option);
}

/** The text of an option of a game, or of a value of it. */
export function optionKey(name: string, value?: OptionValue): string {
  const key = `option-${hyphened(name)}`;
  return value === undefined ? key : `${key}-${hyphened(`${value}` || 'default')}`;
}

/** A number as the language writes it, with a true minus. */
export function figure(say: Say, value: number): string {
  return new Intl.NumberFormat(say.locale).format(value).replace('-', '−');
}

/** So much more or less, with its sign: "−3 maïs", "+1 marche". */
export function sumWords(say: Say, thing: string, by: number): string {
  return `${signed(say, by)}\u00a0${counted(say, thing, Math.abs(by))}`;
}

/** So many of something: "2 villages". */
export function amountWords(say: Say, thing: string, count: number): string {
  return `${figure(say, count)}\u00a0${counted(say, thing, count)}`;
}

function counted(say: Say, thing: string, count: number): string {
  const key = hyphened(thing);
  return say.has(`sum-${key}`) ? say.plain(`sum-${key}`, { count }) : say(`name-${key}`);
}

/** Sentences and half sentences one after the other, each with one point. */
export function sentences(parts: string[]): string {
  return parts
    .filter(Boolean)
    .map((part, i, all) => (i < all.length - 1 && !/[.!?…]$/.test(part) ? `${part}.` : part))
    .join(' ');
}

/** A number with its sign. */
export function signed(say: Say, by: number): string {
  return `${by > 0 ? '+' : ''}${figure(say, by)}`;
}

/** The player at a seat, in a sentence: said by name. */
export function who(seat: number): Seat {
  return { is: 'seat', name: SEATS[seat] ?? '?' };
}

export function makeSay(locale: Locale, game: string | null, names: string[] = []): Say {
  return sayWith(bundle(locale, game), locale, names);
}

export function sayWith(texts: FluentBundle, locale: Locale, names: string[]): Say {
  const seatName = (seat: number) => names[seat] || who(seat).name;

  function word(item: number | string | Seat | Thing): string {
    if (typeof item !== 'object') return `${item}`;
    if (item.is === 'seat') return seatName(seatOf(item));
    const called = item.called?.[locale];
    if (called) return called;
    const key = `name-${hyphened(item.name)}`;
    return texts.hasMessage(key) ? format(key) : (item.called?.[FALLBACK] ?? item.name);
  }

  function argument(value: Value | Saying): FluentVariable {
    if (typeof value === 'number') return value;
    if (Array.isArray(value)) {
      const numbers = value.length > 0 && value.every((item) => typeof item === 'number');
      return numbers ? value.join('\u00a0· ') : listed(value.map(word));
    }
    if (typeof value === 'object' && 'message' in value) return saying(format, value);
    return word(value);
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

  function format(key: string, data: Record<string, Value | Saying> = {}): string {
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

/** A prompt, a refusal or a problem in words. */
export function saying(say: SayIt, said: Saying): string {
  const { message, clause, ...about } = said;
  return say(message, about);
}

/** What awaits, or would be lost, in words. */
export function hinting(say: SayIt, { kind, ...about }: GameHint): string {
  const known = Object.entries(about).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );
  return say(`hint-${hyphened(kind)}`, Object.fromEntries(known));
}

/** What happened, in words. */
export function telling(say: SayIt, event: GameEvent): string {
  const { kind, clause, ...about } = event;
  return say(`event-${hyphened(kind)}`, about);
}
