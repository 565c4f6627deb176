/**
 * The fingerprint of a seed, computed here: nobody has to be believed. As in core/seed.py.
 *
 * SHA-256 is written out, because browsers lend theirs only to pages that came over a secure line,
 * and a table at home is played over a plain one.
 */
export function fingerprint(seed: string): string {
  return hex(sha256(new TextEncoder().encode(`ceiba commitment ${seed}`)));
}

const PRIMES = [...Array(312).keys()].filter((n) => n > 1 && !divisor(n));
/** The first bits behind the point of roots of primes. */
const START = PRIMES.slice(0, 8).map((prime) => (prime ** (1 / 2) * 2 ** 32) | 0);
const ROUNDS = PRIMES.slice(0, 64).map((prime) => (prime ** (1 / 3) * 2 ** 32) | 0);

function divisor(n: number): number | undefined {
  return [...Array(n).keys()].find((d) => d > 1 && d * d <= n && n % d === 0);
}

function sha256(bytes: Uint8Array): Int32Array {
  const blocks = ((bytes.length + 8) >> 6) + 1;
  const padded = new Uint8Array(64 * blocks);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 4, 8 * bytes.length);
  const hash = Int32Array.from(START);
  for (let at = 0; at < padded.length; at += 64) mix(hash, data, at);
  return hash;
}

function mix(hash: Int32Array, data: DataView, at: number): void {
  const words = new Int32Array(64);
  const word = (i: number): number => words[i] ?? 0;
  const turned = (n: number, by: number): number => (n >>> by) | (n << (32 - by));
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i += 1) {
    const [near, far] = [word(i - 15), word(i - 2)];
    words[i] =
      i < 16
        ? data.getInt32(at + 4 * i)
        : word(i - 16) +
          (turned(near, 7) ^ turned(near, 18) ^ (near >>> 3)) +
          word(i - 7) +
          (turned(far, 17) ^ turned(far, 19) ^ (far >>> 10));
    const one =
      h +
      (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
      ((e & f) ^ (~e & g)) +
      (ROUNDS[i] ?? 0) +
      word(i);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = (hash[i] ?? 0) + value));
}

function hex(words: Int32Array): string {
  return [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
