import { sha256 } from '@/lib/core/ids';
import { type CheckedSeal, checkSeals } from '@/lib/engines/pdf/seal/check-seals';
import { listSealedAs } from '../store';
import { recordHolds } from './answer-record';
import { checkEvidence } from './check-evidence';
import { sealedAt, sealProblems } from './check-our-seal';
import { withKnownStamp } from './known-stamp';
import { type OurFingerprints, ourFingerprints } from './our-seals';
import { type Evidence, readEvidence } from './read-evidence';

export const fileVerdicts = ['original', 'altered', 'others_seal', 'unsigned', 'not_pdf', 'empty', 'doubtful'] as const;
export type FileVerdict = (typeof fileVerdicts)[number];

/** What is to be said of a file. Members beside the verdict are there where the file bears a seal of ours. */
export type FileVerification = {
  verdict: FileVerdict;
  /** SHA-256 of the whole file. */
  sha256: string;
  /** What differs, or whose signatures there are; in words. */
  findings: string[];
  sealedAt: Date | null;
  timeStampedBy: string | null;
  /** Whether there is a time-stamp of which nobody here knows the authority: then what it says is left out. */
  isStampUnknown: boolean;
  /** Of the part that was sealed, whatever was added later. */
  evidence: Evidence | null;
};

/** Says of any file whether this service sealed it, and whether it is still whole. Asks the database for our certificates, and of a time-stamp whether it is recorded. */
export async function verifyFile(bytes: Uint8Array): Promise<FileVerification> {
  const base = { sha256: sha256(bytes), sealedAt: null, timeStampedBy: null, isStampUnknown: false, evidence: null };
  if (bytes.length === 0) return { ...base, verdict: 'empty', findings: ['The file is empty.'] };
  if (!isPdf(bytes)) return { ...base, verdict: 'not_pdf', findings: ['The file is no PDF.'] };
  const known = await ourFingerprints();
  const seals = await checkSeals(bytes);
  if (seals.length === 0)
    return { ...base, verdict: 'unsigned', findings: ['The PDF bears no signature. A print, or a file that another program saved anew, loses its seal.'] };
  const bearOurs = seals.filter(({ certificate }) => certificate && known.fingerprints.has(certificate.sha256Fingerprint));
  const ours = bearOurs.find(isIntact) ?? bearOurs[0];
  if (!ours) return { ...base, verdict: 'others_seal', findings: seals.map((seal) => whose(seal, known)) };
  return { ...base, ...(await judged(bytes, seals, ours, known)) };
}

const isIntact = ({ digestOk, signatureOk, rangeOk }: CheckedSeal): boolean => digestOk && signatureOk && rangeOk;

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

const whose = ({ certificate, signatureOk, digestOk, coversWholeFile, problem }: CheckedSeal, { unproven }: OurFingerprints): string =>
  certificate
    ? `A signature of ${certificate.subject}, issued by ${certificate.issuer}; ${signatureOk && digestOk ? `it is intact and covers ${coversWholeFile ? 'the whole file' : 'a part of the file'}` : 'it is not intact'}. ${unproven.includes(certificate.sha256Fingerprint) ? 'Whether it is ours cannot be told: it was noted under an unknown evidence key.' : 'It is none of this service.'}`
    : `A signature that cannot be read: ${problem}`;

async function judged(bytes: Uint8Array, seals: readonly CheckedSeal[], found: CheckedSeal, known: OurFingerprints) {
  const { seal: ours, isStampUnknown } = await withKnownStamp(found, found.timeStamp !== null && (await isRecorded(bytes.subarray(0, found.coveredBytes))));
  const findings = [...sealProblems(ours, known), ...seals.filter((seal) => seal !== found).map((seal) => whose(seal, known))];
  const intact = isIntact(ours);
  const isAltered = !intact || !ours.coversWholeFile;
  // Only what was sealed is read: what was added afterwards may be anything.
  const { evidence, problems } = intact ? await evidenceIn(bytes.subarray(0, ours.coveredBytes), ours) : { evidence: null, problems: [] };
  const doubts = [...findings, ...problems];
  return {
    verdict: isAltered ? ('altered' as const) : doubts.length > 0 ? ('doubtful' as const) : ('original' as const),
    findings: doubts,
    sealedAt: intact ? sealedAt(ours) : null,
    timeStampedBy: intact && ours.timeStamp?.imprintOk && ours.timeStamp.signatureOk ? ours.timeStamp.certificate.subject : null,
    isStampUnknown,
    evidence,
  };
}

async function isRecorded(sealed: Uint8Array): Promise<boolean> {
  const holds = await Promise.all((await listSealedAs([sha256(sealed)])).map(recordHolds));
  return holds.includes(true);
}

async function evidenceIn(sealed: Uint8Array, seal: CheckedSeal): Promise<{ evidence: Evidence | null; problems: string[] }> {
  try {
    const evidence = await readEvidence(sealed);
    return { evidence, problems: checkEvidence(evidence, seal.reason) };
  } catch (error) {
    return { evidence: null, problems: [error instanceof Error ? error.message : String(error)] };
  }
}
