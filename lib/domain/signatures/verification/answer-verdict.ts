import type { SealReading } from '@/lib/engines/pdf/seal-reading/read-seals';
import type { Verdict } from '../views/verification-view';

/** A seal as whoever has the file read it; the service judges by these members, and passes on what else it was told. */
export type SealFound = Pick<SealReading, 'revisionSha256' | 'certificateSha256' | 'intact'> & Partial<SealReading>;

/** What a file was found to hold. `seals` is null where nobody looked for them. */
export type Findings = { sha256: string; seals: readonly SealFound[] | null; marks: readonly string[] };

/** What of it this service knows. */
export type Known = {
  /** Hashes of files that it sealed, by records that hold. */
  sealed: ReadonlySet<string>;
  /** Fingerprints of the certificates that it seals or sealed with. */
  certificates: ReadonlySet<string>;
  /** Ids of its signed requests. */
  requests: ReadonlySet<string>;
};

/** The verdict, with what it rests on: the hash of a sealed file, a seal, or a request's id. */
export type Judged = { verdict: Verdict; sealedSha256: string | null; seal: SealFound | null; requestId: string | null };

/**
 * Our own record comes first, as the hash of a sealed file leaves no doubt; then our seal, then our marks: whatever else
 * a file carries, that it passes for one of ours is what must be said.
 */
export function judge({ sha256, seals, marks }: Findings, known: Known): Judged {
  const all = seals ?? [];
  const whole = all.find(({ revisionSha256 }) => revisionSha256 === sha256) ?? null;
  const requestId = marks.find((id) => known.requests.has(id)) ?? null;
  if (known.sealed.has(sha256)) return { verdict: 'original', sealedSha256: sha256, seal: whole, requestId };
  // Of several revisions of ours the last: it holds the others.
  const within = all.findLast(({ revisionSha256 }) => revisionSha256 !== null && known.sealed.has(revisionSha256));
  if (within) return { verdict: 'altered', sealedSha256: within.revisionSha256, seal: within, requestId };
  const own = all.find(({ certificateSha256 }) => certificateSha256 !== null && known.certificates.has(certificateSha256));
  if (own) return { verdict: own.intact ? 'unrecorded' : 'broken', sealedSha256: null, seal: own, requestId };
  const other = all[0] ?? null;
  if (requestId) return { verdict: 'certificate_of_another', sealedSha256: null, seal: other, requestId };
  if (other) return { verdict: 'other_seal', sealedSha256: null, seal: other, requestId: null };
  return { verdict: seals ? 'unsigned' : 'unknown', sealedSha256: null, seal: null, requestId: null };
}

/** What programs are told; the page has its own words in each language. */
export const sentences: Record<Verdict, string> = {
  original: 'This is the sealed file, whole and unchanged.',
  altered: 'Something was added after this file was sealed. What was signed is the part of it that revision_sha256 is the hash of.',
  broken: 'This file carries a seal of this service that does not belong to its bytes: they were changed, or the seal was taken from another file.',
  unrecorded: 'A certificate of this service sealed this file, and there is no record of it here that holds: ask who runs the service.',
  certificate_of_another:
    'This file carries the certificate or marks of a signed document, and is not that document: a print, a copy saved anew, or another document.',
  other_seal: 'This file was sealed by somebody else. This service can say nothing about it.',
  unsigned: 'This PDF bears no seal: nothing in it proves who signed it, whatever is printed on it.',
  not_pdf: 'This file is not a PDF.',
  empty: 'This file is empty.',
  unknown: 'No file with this hash was sealed here. Send the file, or what stands in it, to be told more.',
};
