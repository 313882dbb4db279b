import { findProvenRequest } from '@/lib/domain/signatures/store';
import { UNKNOWN_AUTHORITY } from '@/lib/domain/signatures/verification/known-stamp';
import type { Evidence } from '@/lib/domain/signatures/verification/read-evidence';
import { type FileVerdict, type FileVerification, verifyFile } from '@/lib/domain/signatures/verification/verify-file';
import { verifyRequest } from '@/lib/domain/signatures/verification/verify-request';
import type { Command } from './command';
import { readGiven } from './read-given';

/** What a script can tell apart; 1 is for a file that cannot be read. */
const outcomes: Record<FileVerdict, { exitCode: number; says: string }> = {
  original: { exitCode: 0, says: 'ORIGINAL: sealed by this service, and not a byte has changed since.' },
  altered: { exitCode: 2, says: 'ALTERED: sealed by this service, and changed afterwards.' },
  others_seal: { exitCode: 3, says: 'NOT OURS: it bears signatures, and none is by this service.' },
  unsigned: { exitCode: 4, says: 'NOT SIGNED: nothing in it says who made it.' },
  not_pdf: { exitCode: 5, says: 'NO PDF.' },
  empty: { exitCode: 6, says: 'EMPTY.' },
  doubtful: { exitCode: 7, says: 'DOUBTFUL: sealed by this service and not changed, and yet something does not hold together.' },
};

/** Far above what this service seals. */
const maxBytes = 200 * 1024 * 1024;

const verify: Command = {
  name: 'verify',
  usage: 'verify <file>',
  summary: 'Say of any PDF whether this service sealed it, whether it is whole, and whether the database agrees',
  options: {},
  words: ['file'],
  async run({ words: [file = ''] }) {
    const bytes = await readGiven(file, maxBytes);
    const { evidence, ...verification } = await verifyFile(bytes);
    const record = verification.verdict === 'original' && evidence ? await recordOf(evidence, bytes) : null;
    const verdict = record && record.problems.length > 0 ? 'doubtful' : verification.verdict;
    return {
      data: { file, ...verification, verdict, request_id: evidence?.request.id ?? null, record },
      lines: [outcomes[verdict].says, ...verification.findings.map((finding) => `  ${finding}`), ...facts(verification, evidence), ...(record?.lines ?? [])],
      exitCode: outcomes[verdict].exitCode,
    };
  },
};

/** What is sealed in it. */
function facts({ sealedAt, timeStampedBy, isStampUnknown }: FileVerification | Omit<FileVerification, 'evidence'>, evidence: Evidence | null): string[] {
  if (!evidence) return [];
  const { request, signatures, chain_head: head } = evidence;
  return [
    `Request    ${request.id}  ${request.title}`,
    ...signatures.map(({ party, signed_at }) => `Signed     by the ${party} at ${signed_at}`),
    `Sealed     at ${sealedAt?.toISOString() ?? 'an unknown time'}, ${timeStampedBy ? `time-stamped by ${timeStampedBy}` : `by the clock of this service: there is ${isStampUnknown ? UNKNOWN_AUTHORITY : 'no time-stamp'}`}`,
    `Head       ${head}`,
  ];
}

/** Whether the database, where it knows the request, says the same. */
async function recordOf({ request: { id } }: Evidence, bytes: Uint8Array): Promise<{ problems: string[]; lines: string[] }> {
  const request = await findProvenRequest(id);
  if (!request) return { problems: [], lines: ['Record     this database knows no such request'] };
  const { problems } = await verifyRequest(request, bytes);
  if (problems.length === 0) return { problems, lines: ['Record     the database says the same'] };
  return { problems, lines: ['Record     the database does not say the same:', ...problems.map((problem) => `  ${problem}`)] };
}

export const verifyCommands = [verify];
