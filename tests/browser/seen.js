// What is wrong with what a page shows, as sentences; for tests/browser/test_every_screen.py.
(touch) => {
  const wrong = [];
  const name = (one) =>
    `${one.tagName.toLowerCase()}.${[...one.classList].filter((c) => !c.startsWith('svelte-')).join('.')} “${(one.ariaLabel || one.textContent || '').trim().slice(0, 40)}”`;
  /** Only for those who listen. */
  const heard = (one) => {
    for (let up = one; up; up = up.parentElement) if (getComputedStyle(up).clipPath === 'inset(50%)') return true;
    return false;
  };
  const shown = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !one.closest('.hidden, [inert], .skip:not(:focus-visible)') &&
    !heard(one) &&
    one.getBoundingClientRect().width > 1;
  const inside = (a, b, by = 1.5) =>
    a.left >= b.left - by && a.right <= b.right + by && a.top >= b.top - by && a.bottom <= b.bottom + by;
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const all = [...document.querySelectorAll('body *')].filter(shown);
  const scrolls = (one) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    return /auto|scroll/.test(overflowX + overflowY);
  };

  /** Not scrolled away. */
  const inSight = (one, x, y) => {
    for (let up = one.parentElement; up; up = up.parentElement) {
      const { left, top, right, bottom } = up.getBoundingClientRect();
      if (getComputedStyle(up).overflowX !== 'visible' && (x < left || x > right || y < top || y > bottom)) return false;
    }
    return true;
  };

  if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is wider than the window');

  // Text: whole, unless it says by three dots that it goes on.
  for (const one of all) {
    if (one.closest('svg') || ![...one.childNodes].some((n) => n.nodeType === 3 && n.data.trim())) continue;
    const style = getComputedStyle(one);
    const dots = style.textOverflow === 'ellipsis' || one.closest('.words, [data-fades]');
    if (!dots && style.overflowX !== 'visible' && !scrolls(one) && one.scrollWidth > one.clientWidth + 1)
      wrong.push(`cut off: ${name(one)}`);
    const range = document.createRange();
    range.selectNodeContents(one);
    const text = range.getBoundingClientRect();
    if (!text.width) continue;
    for (let up = one.parentElement; up; up = up.parentElement) {
      if (scrolls(up) || up.closest('.story, [data-fades], .happened')) break;
      if (getComputedStyle(up).overflowX === 'visible') continue;
      if (!dots && !inside(text, up.getBoundingClientRect(), 3)) wrong.push(`cut by ${name(up).slice(0, 40)}: ${name(one)}`);
      break;
    }
  }

  // What is asked, and what can be answered, is in sight.
  const bar = document.querySelector('.bar .prompt');
  if (bar && !inside(bar.getBoundingClientRect(), window_)) wrong.push('the question is out of sight');

  const answers = document.querySelector('.tray .answers');
  if (innerWidth >= 1280 && answers && answers.scrollHeight > answers.clientHeight + 2)
    wrong.push('answers are scrolled out of sight');
  for (const one of document.querySelectorAll('[data-zone=hand] button')) {
    const { left, top, width, height } = one.getBoundingClientRect();
    if (!one.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
      wrong.push('what is in hand is out of sight');
  }

  // Controls: large enough for a finger, and none lies on another.
  const controls = [...document.querySelectorAll('button, a[href], select, input, summary')].filter(
    (one) => shown(one) && !one.closest('svg'),
  );
  for (const one of controls) {
    const box = one.getBoundingClientRect();
    if (touch && !one.matches('p a, li button, input[type=range]') && (box.height < 43.5 || box.width < 43.5))
      wrong.push(`too small for a finger (${Math.round(box.width)} × ${Math.round(box.height)}): ${name(one)}`);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const middle = inSight(one, x, y) ? document.elementFromPoint(x, y) : null;
    // What was opened lies over the table until it is put away.
    if (middle?.closest('dialog, .drawer') !== one.closest('dialog, .drawer')) continue;
    if (middle && !one.contains(middle) && !middle.contains(one) && middle.closest('button, a[href], select, input') && !one.closest('label')?.contains(middle))
      wrong.push(`${name(middle)} lies on ${name(one)}`);
  }

  // What glows answers wherever one presses it.
  for (const one of document.querySelectorAll('svg [data-target][data-state=open]')) {
    const glow = one.querySelector('.halo') ?? one;
    const box = glow.getBoundingClientRect();
    const svg = one.ownerSVGElement;
    const outside = (x, y) =>
      glow.isPointInFill && !glow.isPointInFill(new DOMPoint(x, y).matrixTransform(glow.getScreenCTM().inverse()));
    let dead = 0;
    for (let i = 1; i <= 7; i += 1)
      for (let j = 1; j <= 7; j += 1) {
        const [x, y] = [box.left + (box.width * i) / 8, box.top + (box.height * j) / 8];
        const at = outside(x, y) ? null : document.elementFromPoint(x, y);
        if (at && svg.contains(at) && !at.closest('[data-target]')) dead += 1;
      }
    if (dead) wrong.push(`${dead} of 49 spots are dead: ${one.dataset.target}`);
  }
  return [...new Set(wrong)];
}
