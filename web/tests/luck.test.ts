import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { fingerprint } from '../src/table/luck';

it('computes the fingerprint that core/seed.py publishes, on any line', () => {
  expect(fingerprint('example').slice(0, 16)).toBe('0f1a200d661053e2');
  for (let length = 0; length < 150; length += 1) {
    const seed = 'é'.repeat(length % 7) + 'x'.repeat(length);
    const known = createHash('sha256').update(`ceiba commitment ${seed}`).digest('hex');
    expect(fingerprint(seed)).toBe(known);
  }
});
