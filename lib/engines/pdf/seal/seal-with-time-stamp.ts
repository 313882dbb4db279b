import type { SealIdentity } from '@/lib/engines/pdf/seal/parse-seal-identity';
import { sealPdf } from '@/lib/engines/pdf/seal/seal-pdf';

/** A time-stamp over the SHA-256 of a signature, as a token in DER; null where nobody gives one. */
export type AskForTimeStamp = (digest: Uint8Array) => Promise<{ token: Uint8Array; at: Date } | null>;

class NoTimeStamp extends Error {}

/**
 * Seals a finished PDF, with a time-stamp where there is one to be had (PAdES B-T), and without it otherwise (B-B): an authority that
 * is out of order holds no signature up. `timeStampedAt` is null without.
 */
export async function sealWithTimeStamp(
  bytes: Uint8Array,
  identity: SealIdentity,
  options: { reason: string; at: Date; ask: AskForTimeStamp | null },
): Promise<{ bytes: Uint8Array; timeStampedAt: Date | null }> {
  const { reason, at, ask } = options;
  let timeStampedAt: Date | null = null;
  const timeStamp = async (digest: Uint8Array): Promise<Uint8Array> => {
    const stamp = await ask?.(digest);
    if (!stamp) throw new NoTimeStamp();
    timeStampedAt = stamp.at;
    return stamp.token;
  };
  try {
    if (ask) return { bytes: await sealPdf(bytes, identity, { reason, at, timeStamp }), timeStampedAt };
  } catch (error) {
    if (!(error instanceof NoTimeStamp)) throw error;
  }
  return { bytes: await sealPdf(bytes, identity, { reason, at }), timeStampedAt: null };
}
