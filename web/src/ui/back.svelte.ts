/** Whatever lies over a page is closed by the browser's Back, as on a phone one expects it. */

let opened = 0;
/** What lay on top was closed by other means, and the step that was made for it is to go. */
let leaving: ReturnType<typeof setTimeout> | undefined;
/** It is going: the browser tells when it is gone. */
let stepping = false;

/** For as long as the component that calls it lives and what it shows is open. */
export function backCloses(close: () => void, open: () => boolean = () => true): void {
  $effect(() => {
    if (!open()) return;
    const over = (opened += 1);
    const onTop = (): boolean => history.state?.over === over;
    const gone = (event: PopStateEvent): void => {
      if (event.state?.over !== over) close();
    };
    const lie = (): void => {
      // What opens as something else closes takes over its step: a step back would close it.
      if (leaving === undefined) history.pushState({ over }, '');
      else history.replaceState({ over }, '');
      stay();
      addEventListener('popstate', gone);
    };
    if (stepping) addEventListener('popstate', lie, { once: true });
    else lie();
    return () => {
      removeEventListener('popstate', lie);
      removeEventListener('popstate', gone);
      if (!onTop()) return;
      leaving = setTimeout(() => {
        stay();
        if (onTop()) stepBack();
      });
    };
  });
}

function stay(): void {
  clearTimeout(leaving);
  leaving = undefined;
}

function stepBack(): void {
  stepping = true;
  addEventListener('popstate', () => (stepping = false), { once: true });
  history.back();
}
