import { digest } from './algorithms.ts';
import { type Bytes, elementAt, hexOf } from './der.ts';
import { findMarks } from './find-marks.ts';
import { type FoundSeal, findSeals } from './find-seals.ts';
import { type Addition, listAdditions } from './list-additions.ts';
import { isWhole, readSignedData, stampedTime, subjectOf } from './signed-data.ts';

/** What a file says of itself: read alike in a browser and on the server, before anybody is asked. */
export type FileReading =
  | { kind: 'empty' | 'not_pdf' }
  | {
      kind: 'pdf';
      /** Of the whole file; all hashes are SHA-256, lower-case hexadecimal. */
      sha256: string;
      seals: SealReading[];
      /** Ids of requests whose evidence the file carries. */
      marks: string[];
    };

export type SealReading = {
  /** Of the file from its beginning to the last byte that the seal covers; null where the seal is of other bytes. */
  revisionSha256: string | null;
  /** How many bytes that is; null as above. */
  revisionBytes: number | null;
  certificateSha256: string | null;
  /** Who sealed, by the certificate. */
  subject: string | null;
  /** Whether what it covers is what was sealed; null where that cannot be told here. */
  intact: boolean | null;
  /** When it was sealed as an authority for time-stamps says, in RFC 3339. */
  stampedAt: string | null;
  /** What was written behind it. */
  additions: Addition[];
};

/** Readers take a file for a PDF whose head stands within its first 1,024 bytes. */
const HEAD_BYTES = 1024;

/** Linear in the size of the file, and bounded in what is unpacked. Needs Web Crypto. */
export async function readSeals(bytes: Bytes): Promise<FileReading> {
  if (bytes.length === 0) return { kind: 'empty' };
  const text = new TextDecoder('latin1').decode(bytes);
  if (!text.slice(0, HEAD_BYTES).includes('%PDF-')) return { kind: 'not_pdf' };
  const seals: SealReading[] = [];
  for (const seal of findSeals(text)) seals.push(await readSeal(bytes, text, seal));
  return { kind: 'pdf', sha256: await sha256(bytes), seals, marks: await findMarks(bytes, text) };
}

const sha256 = async (bytes: Bytes): Promise<string> => hexOf(await digest('SHA-256', bytes));

async function readSeal(bytes: Bytes, text: string, { gap, end, cms }: FoundSeal): Promise<SealReading> {
  return {
    revisionSha256: end === null ? null : await sha256(bytes.subarray(0, end)),
    revisionBytes: end,
    ...(await readSignature(cms, gap && end !== null ? withoutGap(bytes, gap, end) : null)),
    additions: end === null || end === bytes.length ? [] : await listAdditions(bytes, text, end),
  };
}

type Signature = Pick<SealReading, 'certificateSha256' | 'subject' | 'intact' | 'stampedAt'>;

/** Whatever is no signature of a kind that is known here, for whatever reason, is one that cannot be checked. */
async function readSignature(cms: Bytes | null, covered: Bytes | null): Promise<Signature> {
  const unread = { certificateSha256: null, subject: null, intact: null, stampedAt: null };
  try {
    if (!cms) return unread;
    // What was kept free behind the signature is filled up with zeros.
    const data = readSignedData(elementAt(cms).whole);
    const known = { ...unread, certificateSha256: await sha256(data.certificate), subject: subjectOf(data.certificate) };
    const intact = await isWhole(data, covered ? await digest(data.hash, covered) : new Uint8Array()).catch(() => null);
    const stampedAt = data.timeStamp ? await stampedTime(data.timeStamp, data.signature).catch(() => null) : null;
    return { ...known, intact, stampedAt };
  } catch {
    return unread;
  }
}

function withoutGap(bytes: Bytes, gap: { from: number; to: number }, end: number): Bytes {
  const covered = new Uint8Array(gap.from + end - gap.to);
  covered.set(bytes.subarray(0, gap.from));
  covered.set(bytes.subarray(gap.to, end), gap.from);
  return covered;
}
