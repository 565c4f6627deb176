import { expect, it } from 'vitest';
import { fingerprint } from '../src/table/luck';

it('computes the fingerprint that core/seed.py publishes', async () => {
  expect((await fingerprint('example'))?.slice(0, 16)).toBe('0f1a200d661053e2');
});
