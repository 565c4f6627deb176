/** Why the server does not accept an option, as a sentence. */

import type { Saying } from '../protocol';
import type { Say } from '../text/say';

/** The reason shows what somebody wrote, so no word in its data is the name of a thing. */
export function refusedOption(say: Say, said: Saying): string {
  const data = said.data as Record<string, string | number>;
  return say.plain('problem-bad-option', { reason: say.plain(said.key, data) });
}
