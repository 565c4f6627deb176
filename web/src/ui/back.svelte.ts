/** Whatever lies over a page is closed by the browser's Back, as on a phone one expects it. */

let opened = 0;

/** For as long as the component that calls it lives and what it shows is open. */
export function backCloses(close: () => void, open: () => boolean = () => true): void {
  $effect(() => {
    if (!open()) return;
    const over = (opened += 1);
    const onTop = (): boolean => history.state?.over === over;
    history.pushState({ over }, '');
    const gone = (event: PopStateEvent): void => {
      if (event.state?.over !== over) close();
    };
    addEventListener('popstate', gone);
    return () => {
      removeEventListener('popstate', gone);
      // Closed by other means: the step that was made for it goes, too.
      if (onTop()) history.back();
    };
  });
}
