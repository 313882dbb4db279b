import { type CertificateFacts, certificateFacts, chainOf, isRoot } from '@/lib/engines/pdf/seal/certificate-facts';
import { type CheckedCms, checkCms } from '@/lib/engines/pdf/seal/check-cms';
import { type CheckedTimeStamp, checkTimeStamp } from '@/lib/engines/pdf/seal/check-time-stamp';
import { type FoundSeal, findSeals } from '@/lib/engines/pdf/seal/find-seals';
import { dictionaryFacts } from '@/lib/engines/pdf/seal/seal-dictionary';

/**
 * A signature of a PDF, checked by its bytes alone: who made it, over what, and whether both still hold. Whether that certificate is
 * one of ours, and was valid at the time, is for the caller to say.
 */
export type CheckedSeal = {
  /** A document time-stamp is made by a time-stamp authority over the whole file, by nobody's will to sign. */
  kind: 'signature' | 'document-time-stamp';
  /** Bytes from the start of the file up to which the signature reaches; the gap that holds it is within. */
  coveredBytes: number;
  /** Whether it reaches from the first byte to the last, with nothing left out but itself. */
  coversWholeFile: boolean;
  /** Bytes that were added after it was made. */
  bytesAfter: number;
  /** Whether it leaves nothing out but itself between the start and its end. */
  rangeOk: boolean;
  /** Whether the bytes that it covers are those that were signed. */
  digestOk: boolean;
  /** Whether the certificate's key made the signature. */
  signatureOk: boolean;
  /** Null, like the members that follow from it, where the signature cannot be read: `problem` says why. */
  certificate: CertificateFacts | null;
  /** The certificate and its issuers, nearest first, each issued by the next, as far as the file carries them. */
  chain: CertificateFacts[];
  /** Whether the chain ends in a root. */
  chainIsWhole: boolean;
  /** What the seal allows to change: 1 nothing, 2 filling in forms, 3 annotations too; null where it certifies nothing. */
  docMdp: 1 | 2 | 3 | null;
  /** As the signer states it, by nobody's word but theirs. */
  signingTime: Date | null;
  /** When and by whom the signature was time-stamped; null where it was not. */
  timeStamp: CheckedTimeStamp | null;
  /** Why a time-stamp that is there could not be read. */
  timeStampProblem: string | null;
  reason: string | null;
  subFilter: string | null;
  problem: string | null;
};

/** All signatures of a PDF, the first that was made first; none where there are none, or the bytes are no PDF. Reads bytes up to the caller's limit. */
export async function checkSeals(bytes: Uint8Array): Promise<CheckedSeal[]> {
  return findSeals(bytes).map((found) => checkSeal(bytes, found));
}

function checkSeal(bytes: Uint8Array, found: FoundSeal): CheckedSeal {
  const [start, firstLength, secondOffset, secondLength] = found.range;
  const coveredBytes = secondOffset + secondLength;
  const rangeOk = start === 0 && found.cms.length > 0 && found.gapIsClean && firstLength < secondOffset && coveredBytes <= bytes.length;
  const { subFilter, reason, docMdp, statedTime } = dictionaryFacts(found, bytes);
  const isStamp = subFilter === 'ETSI.RFC3161';
  const range = { coveredBytes, bytesAfter: Math.max(0, bytes.length - coveredBytes), rangeOk, coversWholeFile: rangeOk && coveredBytes === bytes.length };
  const base = { kind: isStamp ? 'document-time-stamp' : 'signature', ...range, docMdp, reason, subFilter } as const;
  try {
    const parts = [bytes.subarray(0, firstLength), bytes.subarray(secondOffset, coveredBytes)];
    const facts = isStamp ? stampFacts(found.cms, parts) : signatureFacts(checkCms(found.cms, parts), statedTime);
    // Who sealed a file that was cut or saved anew is still told, and that it holds no more.
    return { ...base, ...facts, digestOk: rangeOk && facts.digestOk, problem: null };
  } catch (error) {
    const nothing = { digestOk: false, signatureOk: false, certificate: null, chain: [], chainIsWhole: false, timeStamp: null, timeStampProblem: null };
    return { ...base, ...nothing, signingTime: statedTime, problem: rangeOk ? messageOf(error) : RANGE_PROBLEM };
  }
}

const RANGE_PROBLEM = 'The range that the signature is to cover does not fit the file.';
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function signatureFacts(cms: CheckedCms, statedTime: Date | null) {
  const chain = chainOf(cms.signer, cms.certificates);
  return {
    digestOk: cms.digestOk,
    signatureOk: cms.signatureOk,
    certificate: certificateFacts(cms.signer),
    chain: chain.map(certificateFacts),
    chainIsWhole: isRoot(chain.at(-1) ?? cms.signer),
    signingTime: cms.signingTime ?? statedTime,
    ...stampOf(cms),
  };
}

/** A stamp that cannot be read is as none, and said: it takes nothing from the signature. */
function stampOf({ timeStamp, signature }: CheckedCms): Pick<CheckedSeal, 'timeStamp' | 'timeStampProblem'> {
  if (!timeStamp) return { timeStamp: null, timeStampProblem: null };
  try {
    return { timeStamp: checkTimeStamp(timeStamp, [signature]), timeStampProblem: null };
  } catch (error) {
    return { timeStamp: null, timeStampProblem: messageOf(error) };
  }
}

function stampFacts(token: Uint8Array, parts: readonly Uint8Array[]) {
  const timeStamp = checkTimeStamp(token, parts);
  const { imprintOk, signatureOk, certificate, chain, at } = timeStamp;
  const last = chain.at(-1);
  return {
    digestOk: imprintOk,
    signatureOk,
    certificate,
    chain,
    chainIsWhole: last !== undefined && last.subject === last.issuer,
    signingTime: at,
    timeStamp,
    timeStampProblem: null,
  };
}
