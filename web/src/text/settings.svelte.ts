/** What a person chose once and expects to find again: language, theme, name. */

import { FALLBACK, LOCALES, type Locale } from './bundles';
import { makeSay, type Say } from './say';

export type Theme = 'system' | 'light' | 'dark';
/** How long the turns of others are looked at. */
export const TEMPI = ['slow', 'normal', 'instant'] as const;

/** The browser's languages decide until the person does; English where none is ours. */
export function firstLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const known = LOCALES.find((locale) => language.toLowerCase().split('-')[0] === locale);
    if (known) return known;
  }
  return FALLBACK;
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(`ceiba.${key}`);
  } catch {
    return null; // storage can be forbidden; then nothing is remembered
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(`ceiba.${key}`, value);
  } catch {
    // as above
  }
}

class Settings {
  locale = $state<Locale>(
    LOCALES.find((l) => l === stored('locale')) ?? firstLocale(navigator.languages ?? []),
  );
  theme = $state<Theme>(
    (['light', 'dark'] as const).find((t) => t === stored('theme')) ?? 'system',
  );
  name = $state(stored('name') ?? '');
  tempo = $state(TEMPI.find((tempo) => tempo === stored('tempo')) ?? 'normal');
  /** Off until somebody wants it. */
  sound = $state(stored('sound') === 'on');
  reducedMotion = $state(false);

  #dark = $state(false);

  constructor() {
    this.#follow('(prefers-color-scheme: dark)', (yes) => (this.#dark = yes));
    this.#follow('(prefers-reduced-motion: reduce)', (yes) => (this.reducedMotion = yes));
  }

  /** The theme one really sees. */
  get shade(): 'light' | 'dark' {
    return this.theme === 'system' ? (this.#dark ? 'dark' : 'light') : this.theme;
  }

  hear(sound: boolean): void {
    store('sound', sound ? 'on' : 'off');
    this.sound = sound;
  }

  choose(what: {
    locale?: Locale;
    theme?: Theme;
    name?: string;
    tempo?: (typeof TEMPI)[number];
  }): void {
    for (const [key, value] of Object.entries(what)) store(key, value);
    Object.assign(this, what);
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
