/** The fingerprint of a seed, computed here: nobody has to be believed. As in core/seed.py. */
export async function fingerprint(seed: string): Promise<string | null> {
  // Browsers compute hashes only for pages that came over a secure line.
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const digest = await subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`ceiba commitment ${seed}`),
  );
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
