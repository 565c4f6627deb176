/** Looks now, every so often while the page is seen, and when it is seen again; returns the end. */
export function lookAgain(look: () => void, everyMs: number): () => void {
  const again = () => void (document.hidden || look());
  look();
  const timer = setInterval(again, everyMs);
  document.addEventListener('visibilitychange', again);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', again);
  };
}
