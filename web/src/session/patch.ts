/** An update put together from the last one and what changed since. */

import type { Patch, Update } from '../protocol';

export function patched(last: Update, patch: Patch): Update {
  const { seq, since, events, fields } = patch;
  const table = { ...last.table, ...patch.table };
  const view = { ...(typeof last.view === 'object' ? last.view : null), ...patch.view };
  return { ...last, ...fields, seq, since, events, table, view };
}
