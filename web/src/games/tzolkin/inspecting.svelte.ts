/** What is being explained: a tile or a technology, beside the thing itself. */

export interface Subject {
  kind: 'tile' | 'track';
  id: string;
}

const DELAY = 180;

export class Inspecting {
  subject = $state.raw<Subject | null>(null);
  anchor = $state.raw<DOMRect | null>(null);
  /** Stays until closed, as a tap asks for. */
  pinned = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(subject: Subject, at: Element, pinned = false): void {
    clearTimeout(this.#timer);
    this.subject = subject;
    this.anchor = at.getBoundingClientRect();
    this.pinned = pinned;
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.subject = null;
    this.pinned = false;
  }

  /** Soon, unless the pointer goes elsewhere. */
  #soon(what: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(what, DELAY);
  }

  /** For the element that shows the thing: hover, focus and tap explain it. */
  on(subject: Subject, pins = true): Record<string, unknown> {
    const here = (event: Event): Element => event.currentTarget as Element;
    return {
      'aria-describedby': this.subject?.id === subject.id ? 'tz-info' : undefined,
      onpointerenter: (event: PointerEvent) => {
        const at = here(event);
        if (event.pointerType === 'mouse') this.#soon(() => this.show(subject, at));
      },
      onpointerleave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && !this.pinned) this.#soon(() => this.hide());
      },
      onfocus: (event: FocusEvent) => this.show(subject, here(event)),
      onblur: () => !this.pinned && this.#soon(() => this.hide()),
      onclick: (event: MouseEvent) => pins && this.show(subject, here(event), true),
    };
  }

  /** The pointer has reached the explanation itself. */
  keep(): void {
    clearTimeout(this.#timer);
  }
  release(): void {
    if (!this.pinned) this.#soon(() => this.hide());
  }
}

/** Several sets of handlers as one: each event calls all of them. */
export function joined(...sets: (Record<string, unknown> | undefined)[]): Record<string, unknown> {
  const all: Record<string, unknown> = {};
  for (const set of sets)
    for (const [name, value] of Object.entries(set ?? {})) {
      const known = all[name];
      all[name] =
        typeof known === 'function' && typeof value === 'function'
          ? (event: Event) => {
              known(event);
              value(event);
            }
          : (value ?? known);
    }
  return all;
}
