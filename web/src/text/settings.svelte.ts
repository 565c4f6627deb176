/** What a person chose once and expects to find again: name, emblem, language, theme. */

import { FALLBACK, LOCALES, type Locale } from './bundles';
import { makeSay, type Say } from './say';

export type Theme = 'system' | 'light' | 'dark';
/** How long the turns of others are looked at. */
export const TEMPI = ['slow', 'normal', 'instant'] as const;
/** What people are known by, besides their name; also those of the five seats, in order. */
export const EMBLEMS = ['jaguar', 'quetzal', 'serpent', 'bat', 'monkey'] as const;
type EmblemName = (typeof EMBLEMS)[number];

interface Choice {
  locale?: Locale;
  theme?: Theme;
  name?: string;
  emblem?: EmblemName;
  tempo?: (typeof TEMPI)[number];
  sound?: boolean;
}

/** The browser's languages decide until the person does; English where none is ours. */
export function firstLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const known = LOCALES.find((locale) => language.toLowerCase().split('-')[0] === locale);
    if (known) return known;
  }
  return FALLBACK;
}

/** What this browser keeps under a name. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(`ceiba.${key}`);
  } catch {
    return null; // storage can be forbidden; then nothing is remembered
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(`ceiba.${key}`, value);
  } catch {
    // as above
  }
}

/** Until one is chosen: not everybody is to be a jaguar. */
function anyEmblem(): EmblemName {
  const any = EMBLEMS[Math.floor(Math.random() * EMBLEMS.length)] ?? EMBLEMS[0];
  store('emblem', any);
  return any;
}

class Settings {
  locale = $state<Locale>(
    LOCALES.find((l) => l === stored('locale')) ?? firstLocale(navigator.languages ?? []),
  );
  theme = $state<Theme>(
    (['light', 'dark'] as const).find((t) => t === stored('theme')) ?? 'system',
  );
  name = $state(stored('name') ?? '');
  emblem = $state<EmblemName>(EMBLEMS.find((e) => e === stored('emblem')) ?? anyEmblem());
  tempo = $state(TEMPI.find((tempo) => tempo === stored('tempo')) ?? 'normal');
  /** Off until somebody wants it. */
  sound = $state(stored('sound') === 'true' || stored('sound') === 'on');
  reducedMotion = $state(false);

  #dark = $state(false);
  #chosen: () => void = () => {};

  constructor() {
    this.#follow('(prefers-color-scheme: dark)', (yes) => (this.#dark = yes));
    this.#follow('(prefers-reduced-motion: reduce)', (yes) => (this.reducedMotion = yes));
  }

  /** The theme one really sees. */
  get shade(): 'light' | 'dark' {
    return this.theme === 'system' ? (this.#dark ? 'dark' : 'light') : this.theme;
  }

  choose(what: Choice): void {
    this.take(what);
    this.#chosen();
  }

  /** What was chosen on another device. */
  take(what: Choice): void {
    for (const [key, value] of Object.entries(what)) store(key, `${value}`);
    Object.assign(this, what);
  }

  whenChosen(listener: () => void): void {
    this.#chosen = listener;
  }

  #follow(query: string, tell: (yes: boolean) => void): void {
    const media = window.matchMedia?.(query);
    if (!media) return;
    tell(media.matches);
    media.addEventListener('change', (event) => tell(event.matches));
  }
}

export const settings = new Settings();

const ui: { current: Say } = $derived.by(() => ({ current: makeSay(settings.locale, null) }));

/** A text of the client itself. Arguments are taken as they are, names of people included. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return ui.current.plain(key, args);
}
