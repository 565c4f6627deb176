/** Keeps the newest line in sight, unless the reader has scrolled up to an older one. */

import type { Attachment } from 'svelte/attachments';

const NEAR = 32;

/** `own`: the newest line is the reader's, who wants to see it. */
export function follows(lines: () => number, own?: () => boolean): Attachment<HTMLElement> {
  return (list) => {
    let atEnd = true;
    const look = (): void => {
      atEnd = list.scrollHeight - list.clientHeight - list.scrollTop < NEAR;
    };
    list.addEventListener('scroll', look, { passive: true });
    $effect(() => {
      if (lines() >= 0 && (atEnd || own?.())) list.scrollTop = list.scrollHeight;
    });
    return () => list.removeEventListener('scroll', look);
  };
}
