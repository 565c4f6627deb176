/** A friendly sentence for whatever went wrong. */

import { ApiError } from '../api/api';
import type { Saying } from '../protocol';
import { makeSay, saying } from './say';
import { settings, t } from './settings.svelte';

export function explain(error: unknown): string {
  if (error instanceof ApiError) return explainSaid(error.said);
  return t('problem-internal');
}

function explainSaid(said: Saying): string {
  const say = makeSay(settings.locale, null);
  const text = saying(say, said);
  return text === said.message ? t('problem-internal') : text;
}
