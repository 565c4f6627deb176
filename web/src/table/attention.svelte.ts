/** Calls whoever looks elsewhere: by sounds, and by the app on the phone. */

import { untrack } from 'svelte';
import { installed } from '../app/installed.svelte';
import type { TableInfo } from '../protocol';
import type { Session } from '../session/session.svelte';
import { settings, t } from '../text/settings.svelte';
import { play } from '../ui/sound';

export function callAttention(session: () => Session, table: () => TableInfo): void {
  $effect(() => {
    if (settings.sound && session().held) untrack(() => play(moment() ? 'moment' : 'turn'));
  });
  $effect(() => {
    if (settings.sound && session().decision) play('mine');
  });
  $effect(() => {
    if (session().decision && document.hidden)
      untrack(() => void installed.ring(t('your-turn'), names()));
  });
  const moment = (): boolean => session().fresh.some((told) => told.opens === 'moment');
  const names = (): string =>
    table()
      .seats.map((seat) => seat.name)
      .join(', ');
}
