/** The decision by keyboard: straight to its answers, digits among them, and focus that is not lost. */

const ANSWERS = '.tray button.answer:enabled, .bar .answers button:enabled';
/** Where digits and Enter mean something else. */
const TYPING = 'input, textarea, select, [contenteditable], [role="spinbutton"], dialog, .drawer';

/** What is chosen where it lies, without a list: a cell among many, a base, a piece in hand. */
const LYING = '.board [data-answer]';

type Focusable = HTMLElement | SVGElement;

function answers(page: HTMLElement): Focusable[] {
  const listed = [...page.querySelectorAll<HTMLElement>(ANSWERS)];
  return listed.length ? listed : [...page.querySelectorAll<SVGElement>(LYING)];
}

/** What there is to do where a game that has no list of answers asks. */
const DOING = ['[data-spot="answer"] button:enabled', '[data-spot="answer"] [tabindex="0"]'].join(
  ', ',
);

/** To the first answer; to the question itself where the answers lie elsewhere. */
export function goToDecision(page: HTMLElement): void {
  const first = answers(page)[0] ?? page.querySelector<HTMLElement>(DOING);
  (first ?? page.querySelector<HTMLElement>('.bar'))?.focus();
}

/** `2` goes to the second answer and shows what it brings; Enter gives it, as always. */
export function digit(event: KeyboardEvent, page: HTMLElement): void {
  const number = Number(event.key);
  if (!Number.isInteger(number) || number < 1 || event.key.length !== 1) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.target instanceof Element && event.target.closest(TYPING)) return;
  const wanted = answers(page)[number - 1];
  if (!wanted) return;
  event.preventDefault();
  wanted.focus();
}

/** Whoever answers by key goes on by key: a new question takes up focus that was lost with the
 * last one, and no other. */
export class KeptFocus {
  #byKey = false;

  pressed(event: Event): void {
    this.#byKey = event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ');
  }

  asked(page: HTMLElement): void {
    if (this.#byKey && document.activeElement === document.body) goToDecision(page);
  }
}
