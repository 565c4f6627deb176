/** What has once needed room keeps it, so that nothing below moves to and fro under a pointer. */

import type { Attachment } from 'svelte/attachments';

/** As `--room`: the most height the element had since `question` last changed. */
export function keepsRoom(question: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    question();
    let room = 0;
    const watch = new ResizeObserver(() => {
      room = Math.max(room, element.offsetHeight);
      element.style.setProperty('--room', `${room}px`);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      element.style.removeProperty('--room');
    };
  };
}
