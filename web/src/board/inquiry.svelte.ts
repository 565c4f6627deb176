/**
 * Whatever is on a table can be asked what it is: by hovering, in focus, by a tap or a long press.
 *
 * A thing says of itself `{@attach tells(() => …)}`; `AboutCard` listens for the whole page.
 */

import type { Snippet } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { BlockedOption, Option } from '../protocol';
import { nextThat } from './walking';

/** What the question at hand has to do with a thing, as the server said. */
interface Stakes {
  options: readonly Option[];
  blocked: readonly BlockedOption[];
}

export interface Told {
  /** Its clauses stand under this name in the game's `about.toml`. */
  thing: string;
  /** With its number or its owner, as one would point it out. */
  name: string;
  /** How it is with this one now, in words. */
  says?: readonly string[];
  /** What is drawn rather than said. */
  body?: Snippet;
  /** Instead of those of the thing. */
  clauses?: readonly string[];
  /** Left out where nothing is ever answered with it. */
  stakes?: Stakes;
  /** A press on it does something of its own. */
  acts?: true;
}

const MARK = 'data-asks';
const HOVER_MS = 350;
const PRESS_MS = 450;
/** A finger that goes farther is on its way elsewhere. */
const SLIP = 10;
/** These do something of their own when they are pressed. */
const CONTROLS = 'a, button, summary, input, select, label';

/** Whoever comes by key sees where. */
const SEEN: FocusOptions & { focusVisible: boolean } = { focusVisible: true };

const things = new WeakMap<Element, () => Told>();

/** For the element that shows a thing. */
export function tells(told: () => Told): Attachment<Element> {
  return (element) => {
    things.set(element, told);
    element.setAttribute(MARK, '');
    return () => {
      things.delete(element);
      inquiry.lose(element);
    };
  };
}

/** What a thing would say; nothing for what is no thing. */
export function toldBy(element: Element): Told | undefined {
  return things.get(element)?.();
}

function thingAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(`[${MARK}]`) : null;
}

const inCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.ask-card') !== null;

/** A press on it already does something. */
function acts(thing: Element, target: EventTarget | null): boolean {
  const told = toldBy(thing);
  if (told?.acts || told?.stakes?.options.length) return true;
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control !== null && control !== thing;
}

function slipped(event: PointerEvent, { x, y }: { x: number; y: number }): boolean {
  return Math.hypot(event.clientX - x, event.clientY - y) > SLIP;
}

class Inquiry {
  /** What is asked about; reading it follows the table. */
  told = $state.raw<(() => Told) | null>(null);
  /** Where it is; nowhere for what has happened. */
  thing = $state.raw<Element | null>(null);
  /** Stays until it is put away, as a tap asks for. */
  pinned = $state(false);
  /** Asked for by a key, which goes on in the card. */
  held = $state(false);
  #soon: ReturnType<typeof setTimeout> | undefined;
  #pressed: { x: number; y: number } | null = null;
  /** Where a mouse was pressed and still lies. */
  #rests: { x: number; y: number } | null = null;
  /** A long press has been answered: what follows it is no tap. */
  #answered = false;

  show(thing: Element, pinned = false): void {
    clearTimeout(this.#soon);
    this.told = things.get(thing) ?? null;
    this.thing = thing;
    this.pinned = pinned;
    this.held = pinned && thing.matches(':focus-visible');
  }

  /** Of what has happened, that is no thing on the table. */
  tell(told: Told): void {
    this.hide();
    this.told = () => told;
    this.pinned = true;
  }

  hide(): void {
    clearTimeout(this.#soon);
    this.told = this.thing = null;
    this.pinned = this.held = false;
  }

  /** Back to where one came from. */
  putAway(): void {
    const { thing, held } = this;
    this.hide();
    if (thing && held) approach(thing);
  }

  /** It is no longer on the table. */
  lose(thing: Element): void {
    if (this.thing === thing) this.hide();
  }

  over(event: PointerEvent): void {
    // What is carried along asks nothing of what it passes.
    if (event.pointerType !== 'mouse' || event.buttons || this.pinned) return;
    // Nor is anything asked of what comes to lie under a hand that rests after a press.
    if (this.#rests && !slipped(event, this.#rests)) return;
    const thing = thingAt(event.target);
    clearTimeout(this.#soon);
    if (thing === this.thing) return;
    if (thing) this.#soon = setTimeout(() => this.show(thing), HOVER_MS);
    else this.hide();
  }

  focus(event: FocusEvent): void {
    const thing = thingAt(event.target);
    if (thing && thing === event.target && thing.matches(':focus-visible')) this.show(thing);
  }

  blur(event: FocusEvent): void {
    if (!this.pinned && this.thing === event.target) this.hide();
  }

  down(event: PointerEvent): void {
    if (inCard(event.target)) return;
    this.#answered = false;
    this.lift();
    // Two fingers bring the board nearer: they ask nothing.
    if (event.isPrimary === false) return;
    const thing = thingAt(event.target);
    // A tap on another thing asks about that one instead.
    if (!thing || !this.pinned) this.hide();
    if (event.pointerType === 'mouse') this.#rests = { x: event.clientX, y: event.clientY };
    if (!thing || event.pointerType === 'mouse') return;
    this.#pressed = { x: event.clientX, y: event.clientY };
    this.#soon = setTimeout(() => {
      this.#answered = true;
      this.show(thing, true);
    }, PRESS_MS);
  }

  move(event: PointerEvent): void {
    if (this.#pressed && slipped(event, this.#pressed)) this.lift();
    if (!this.#rests || !slipped(event, this.#rests)) return;
    this.#rests = null;
    this.over(event);
  }

  lift(): void {
    if (this.#pressed) clearTimeout(this.#soon);
    this.#pressed = null;
  }

  click(event: MouseEvent): void {
    if (inCard(event.target)) return;
    const thing = thingAt(event.target);
    if (this.#answered) {
      this.#answered = false;
      event.preventDefault();
      event.stopPropagation();
    } else if (thing && !acts(thing, event.target)) this.show(thing, true);
    else this.hide();
  }

  /** The other button of a mouse, or the key for it: also where a press would answer. */
  menu(event: MouseEvent): void {
    const thing = thingAt(event.target);
    if (!thing) return;
    event.preventDefault();
    this.show(thing, true);
  }

  key(event: KeyboardEvent): void {
    const thing = thingAt(event.target);
    if (!thing || thing !== event.target || event.defaultPrevented) return;
    if (event.key === 'Enter' || event.key === ' ') {
      if (thing.matches(CONTROLS) || acts(thing, thing)) return;
      event.preventDefault();
      this.show(thing, true);
      return;
    }
    const others = shownThings().filter((one) => one !== thing);
    const boxes = others.map((one) => one.getBoundingClientRect());
    const next = others[nextThat(event.key, thing.getBoundingClientRect(), boxes)];
    if (!next) return;
    event.preventDefault();
    approach(next);
  }

  escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.told) return;
    if (this.pinned) event.stopImmediatePropagation();
    this.putAway();
  }
}

export const inquiry = new Inquiry();

/** Those in sight, in reading order of the page. */
function shownThings(): Element[] {
  return [...document.querySelectorAll(`[${MARK}]`)].filter(
    (one) => one.getClientRects().length > 0 && !one.closest('[inert]'),
  );
}

/** Only what is walked to takes focus: a table of hundreds of things is no hundred Tab stops. */
function approach(thing: Element): void {
  if (!thing.hasAttribute('tabindex') && !thing.matches(CONTROLS))
    thing.setAttribute('tabindex', '-1');
  if (thing instanceof HTMLElement || thing instanceof SVGElement) thing.focus(SEEN);
}

/** Into the things of the table, from where arrow keys lead on. */
export function askTable(): void {
  const first = shownThings()[0];
  if (first) approach(first);
}
