/** An update put together from the last one and what changed since. */

import type { Patch, Update } from '../protocol';

export function patched(last: Update, patch: Patch): Update {
  const { seq, since, events } = patch;
  const fields = patch.fields as Partial<Update>;
  const table = { ...last.table, ...patch.table };
  const view = { ...(last.view as object), ...patch.view };
  return { ...last, ...fields, seq, since, events, table, view };
}
