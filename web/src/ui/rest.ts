/** Ornaments that move for ever rest while nobody touches anything: a table may lie open all day,
 * and every frame of it costs a phone's battery. */

const REST_MS = 20_000;
const LOOK_MS = 5_000;
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Starts watching; what it returns ends it. */
export function restWhenIdle(page: Document): () => void {
  let touched = performance.now();
  let resting: Animation[] = [];

  function wake() {
    touched = performance.now();
    // One that was ended meanwhile is idle: playing it would start it anew.
    for (const one of resting) if (one.playState === 'paused') one.play();
    resting = [];
  }

  function look() {
    if (performance.now() - touched < REST_MS) return;
    const tired = page.getAnimations().filter(isTired);
    for (const one of tired) one.pause();
    resting.push(...tired);
  }

  const watch = setInterval(look, LOOK_MS);
  for (const touch of TOUCHES) page.addEventListener(touch, wake, { passive: true, capture: true });
  return () => {
    clearInterval(watch);
    for (const touch of TOUCHES) page.removeEventListener(touch, wake, { capture: true });
    wake();
  };
}

/** Endless, and seen for long enough: what calls for attention has had its time. */
function isTired(one: Animation): boolean {
  const endless = one.effect?.getComputedTiming().iterations === Infinity;
  return endless && one.playState === 'running' && Number(one.currentTime) >= REST_MS;
}
