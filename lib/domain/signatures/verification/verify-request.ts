import { sha256 } from '@/lib/core/ids';
import { type CheckedSeal, checkSeals } from '@/lib/engines/pdf/seal/check-seals';
import { getBlob } from '@/lib/engines/storage/blobs';
import { verifyChain } from '../../events/chain';
import { type KeyedEvent, verifyMacs } from '../../events/keyed-chain';
import { findChainHead, listChained } from '../../events/store';
import { evidenceSince } from '../../files/installation';
import { type Act, listActs, type RequestRow } from '../store';
import { checkEvidence } from './check-evidence';
import { sealProblems } from './check-our-seal';
import { checkRouting } from './check-routing';
import { checkTrail, wasErased } from './check-trail';
import { compareEvidence } from './compare-evidence';
import { UNKNOWN_AUTHORITY, withKnownStamp } from './known-stamp';
import { ourFingerprints } from './our-seals';
import { readEvidence } from './read-evidence';

export type RequestVerification = {
  valid: boolean;
  /** Number of events, how many of them are erased, how many bear no MAC as they were written before there were any. */
  events: number;
  erased: number;
  unkeyed: number;
  /** The last event's hash now, and the one that was sealed into the file: as the certificate page prints it. */
  head: string;
  sealedHead: string | null;
  problems: string[];
  /** What is so, and no problem. */
  notes: string[];
};

type FileCheck = { problems: string[]; notes: string[]; sealedHead: string | null };

/**
 * Checks a request from its signed PDF on, from the one that is kept or from a copy that somebody else has kept: the seal, its certificate, the evidence in it; then whether row, acts, events and stored
 * files say the same, and whether this service wrote them. Finds what was rewritten by whoever has the database alone.
 */
export async function verifyRequest(request: RequestRow, copy?: Uint8Array): Promise<RequestVerification> {
  const [acts, events, head, since] = await Promise.all([listActs(request.id), listChained(request.id), findChainHead(request.id), evidenceSince()]);
  const chain = verifyChain(events, head);
  const macs = verifyMacs(request.id, events, head, since);
  const inRecord = [...chain.problems, ...macs.problems, ...checkTrail({ request, acts, events })];
  const file = await checkFile({ request, acts, events, recordHolds: inRecord.length === 0 }, copy);
  const problems = [...file.problems, ...inRecord, ...checkRouting(request, events), ...(await blobProblems(request, acts, events))];
  return {
    valid: problems.length === 0,
    ...{ events: chain.events, erased: chain.erased, unkeyed: macs.unkeyed, head: chain.head, sealedHead: file.sealedHead },
    problems: [...new Set(problems)],
    notes: [...file.notes, ...(since === null ? ['the installation does not say since when its events bear MACs'] : []), ...unkeyedNote(macs.unkeyed)],
  };
}

const unkeyedNote = (unkeyed: number): string[] =>
  unkeyed === 0
    ? []
    : [`${unkeyed} ${unkeyed === 1 ? 'event was' : 'events were'} written before events bore MACs: hashes alone speak for what stands before the first MAC`];

type Stored = { request: RequestRow; acts: readonly Act[]; events: readonly KeyedEvent[]; recordHolds: boolean };

async function checkFile(stored: Stored, copy: Uint8Array | undefined): Promise<FileCheck> {
  const { request, events } = stored;
  const nothing = { problems: [], notes: [], sealedHead: null };
  if (copy) return checkSignedFile(copy, stored);
  if (wasErased(events)) return { ...nothing, notes: ['the signed file was erased; its hash stays'] };
  const wasSigned = events.some(({ type }) => type === 'request.signed');
  if (!request.signedSha256) return wasSigned ? { ...nothing, problems: ['the request names no signed file, and it was signed'] } : nothing;
  const bytes = await getBlob(request.signedSha256).catch(() => null);
  // That it is missing or broken is said with the other files.
  return bytes ? checkSignedFile(bytes, stored) : nothing;
}

async function checkSignedFile(bytes: Uint8Array, stored: Stored): Promise<FileCheck> {
  const { request, events } = stored;
  const known = await ourFingerprints();
  const [found, ...others] = (await checkSeals(bytes)).filter(({ kind }) => kind === 'signature');
  const rewritten = known.refused.map((fingerprint) => `the seal certificate ${fingerprint} in the database was not written by this service`);
  if (!found) return { problems: ['the signed file bears no seal', ...rewritten], notes: [], sealedHead: null };
  const { seal, isStampUnknown } = await withKnownStamp(found, stored.recordHolds && otherFile(bytes, request).length === 0);
  const problems = [...sealProblems(seal, known), ...(others.length > 0 ? ['the signed file bears more than one signature'] : []), ...rewritten];
  if (problems.length > 0) return { problems, notes: [], sealedHead: null };
  const notes = isStampUnknown ? [`the seal bears ${UNKNOWN_AUTHORITY}`] : stampNotes(seal, request);
  try {
    const evidence = await readEvidence(bytes);
    if (evidence.request.id !== request.id)
      return { problems: [`the signed file is that of another request, ${evidence.request.id}`], notes, sealedHead: null };
    const compared = compareEvidence(evidence, { ...stored, erased: wasErased(events) });
    const found = [...checkEvidence(evidence, seal.reason), ...compared, ...(isStampUnknown ? [] : stampProblems(seal, request)), ...otherFile(bytes, request)];
    return { problems: found, notes, sealedHead: evidence.chain_head };
  } catch (error) {
    return { problems: [`the evidence in the signed file: ${error instanceof Error ? error.message : String(error)}`], notes, sealedHead: null };
  }
}

/** Sealed by us for this request, and yet not the file that it names: the request was sealed twice, or the row was changed. */
const otherFile = (bytes: Uint8Array, { signedSha256 }: RequestRow): string[] =>
  sha256(bytes) === signedSha256 ? [] : [`signedSha256: the file's SHA-256 is ${sha256(bytes)}, the request says ${signedSha256}`];

function stampNotes({ timeStamp }: CheckedSeal, { timeStampFailed }: RequestRow): string[] {
  if (timeStamp) return [`time-stamped at ${timeStamp.at.toISOString()} by ${timeStamp.certificate.subject}`];
  return [timeStampFailed ? 'not time-stamped: no authority gave one when it was sealed' : 'not time-stamped: no authority was set when it was sealed'];
}

function stampProblems({ timeStamp }: CheckedSeal, { timeStampedAt }: RequestRow): string[] {
  if (timeStamp?.at.getTime() === timeStampedAt?.getTime()) return [];
  return [`time-stamp: the sealed file says ${timeStamp?.at.toISOString() ?? 'none'}, the request ${timeStampedAt?.toISOString() ?? 'none'}`];
}

async function blobProblems(request: RequestRow, acts: readonly Act[], events: readonly KeyedEvent[]): Promise<string[]> {
  if (wasErased(events)) return [];
  const { sourceSha256, presentedSha256, signedSha256 } = request;
  const files = { 'original document': sourceSha256, 'presented document': presentedSha256, 'signed document': signedSha256 };
  const pictures = acts.map((act) => [`picture of the ${act.party}’s signature`, act.pictureSha256] as const);
  const checks = [...Object.entries(files), ...pictures].map(async ([name, hash]) => {
    if (!hash) return [];
    return getBlob(hash).then(
      () => [],
      (error: Error) => [`the ${name}: ${error.message}`],
    );
  });
  return (await Promise.all(checks)).flat();
}
