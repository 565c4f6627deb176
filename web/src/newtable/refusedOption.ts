/** Why the server does not accept an option, as a sentence. */

import type { Saying } from '../protocol';
import { saying, type Say } from '../text/say';

export function refusedOption(say: Say, said: Saying): string {
  return say.plain('problem-bad-option', { reason: saying(say, said) });
}
