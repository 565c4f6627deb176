/** The open tables, looked at again and again while somebody does. */

import { api } from '../api/api';
import type { OpenTables } from '../protocol';
import { lookAgain } from '../ui/again';

const REFRESH_MS = 8_000;

export class Opened {
  now = $state.raw<OpenTables>({ allowed: false, tables: [] });

  /** For an effect: looks until it is over. */
  follow(): () => void {
    const look = () =>
      void api.openTables().then(
        (found) => (this.now = found),
        () => {}, // the list stays as it is; the next look tells
      );
    return lookAgain(look, REFRESH_MS);
  }
}
