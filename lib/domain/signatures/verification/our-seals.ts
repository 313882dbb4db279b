import { knownSeals } from '../sealing/known-seals';
import { sealIdentity } from '../sealing/seal';

/** Fingerprints of every certificate that this service has sealed with, the one of now among them; and rows that it did not write. */
export async function ourFingerprints(): Promise<{ fingerprints: Set<string>; refused: string[] }> {
  const { seals, refused } = await knownSeals();
  // A seal that cannot be read takes nothing from those of before.
  const ofNow = await sealIdentity().catch(() => null);
  return { fingerprints: new Set([...seals.map(({ fingerprint }) => fingerprint), ...(ofNow ? [ofNow.sha256Fingerprint] : [])]), refused };
}
