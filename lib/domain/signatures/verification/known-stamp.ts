import type { CheckedSeal } from '@/lib/engines/pdf/seal/check-seals';
import { isByNamedAuthority } from '../sealing/time-stamps';

export const UNKNOWN_AUTHORITY = 'a time-stamp by an authority that is not known here';

/** A seal with no time-stamp but one to believe; `isStampUnknown` says that it bears another. */
type SealToBelieve = { seal: CheckedSeal; isStampUnknown: boolean };

/**
 * A time-stamp stands beside what is sealed, and anybody can put another there, by an authority of their own. It is believed where
 * the record names this very file, stamp and all, or the authority is one of TIMESTAMP_CERTIFICATES_FILE. What is wrong with one is left to be told.
 */
export async function withKnownStamp(seal: CheckedSeal, isRecorded: boolean): Promise<SealToBelieve> {
  const { timeStamp } = seal;
  const isBelieved = !timeStamp?.imprintOk || !timeStamp.signatureOk || isRecorded || (await isByNamedAuthority(timeStamp));
  return isBelieved ? { seal, isStampUnknown: false } : { seal: { ...seal, timeStamp: null }, isStampUnknown: true };
}
