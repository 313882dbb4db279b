import type { VerificationView } from '@/lib/domain/signatures/views/verification-view';
import type { FileReading } from '@/lib/engines/pdf/seal-reading/read-seals';

/** Larger ones would fill the memory of a phone; what is sealed here has a tenth of it. */
export const MAX_READ_MEGABYTES = 100;
/** What a call may carry as base64. */
export const MAX_SENT_BYTES = 5.5 * 1024 * 1024;

export type ProblemCode = 'rate_limited' | 'too_large' | 'unreadable' | 'offline' | 'other';

/** `revisionBytes`: how much of the file, from its beginning, is what was signed; null where there is nothing to cut off. */
export type Checked = { answer: VerificationView; sha256: string | null; revisionBytes: number | null };

/** Something that the page has words for. */
export class CheckProblem extends Error {
  constructor(readonly code: ProblemCode) {
    super(code);
  }
}

/** Reads the file here, and asks the service about its hashes alone. */
export async function checkFile(file: Blob): Promise<Checked> {
  if (file.size > MAX_READ_MEGABYTES * 1024 * 1024) throw new CheckProblem('too_large');
  const bytes = await file.arrayBuffer().catch(() => Promise.reject(new CheckProblem('unreadable')));
  const { readSeals } = await import('@/lib/engines/pdf/seal-reading/read-seals').catch(() => Promise.reject(new CheckProblem('offline')));
  const reading = await readSeals(new Uint8Array(bytes));
  if (reading.kind !== 'pdf') return { answer: answerHere(reading.kind), sha256: null, revisionBytes: null };
  const answer = await ask({ sha256: reading.sha256, seals: reading.seals.map(asAsked), marks: reading.marks.slice(0, MAX_MARKS) });
  return { ...withReading(answer, reading), sha256: reading.sha256 };
}

const MAX_MARKS = 8;

/** Sends the file itself, to be read by the service. */
export async function sendFile(file: Blob): Promise<VerificationView> {
  const url = await asDataUrl(file).catch(() => Promise.reject(new CheckProblem('unreadable')));
  return ask({ pdf_base64: url.slice(url.indexOf(',') + 1) });
}

type PdfReading = Extract<FileReading, { kind: 'pdf' }>;
type Seal = PdfReading['seals'][number];

const asAsked = ({ revisionSha256, certificateSha256, intact }: Seal) => ({ revision_sha256: revisionSha256, certificate_sha256: certificateSha256, intact });

async function ask(body: Record<string, unknown>): Promise<VerificationView> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch('/v1/verifications', { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null);
  if (!response) throw new CheckProblem('offline');
  if (!response.ok) throw new CheckProblem(response.status === 429 ? 'rate_limited' : 'other');
  return (await response.json()) as VerificationView;
}

/** What needs nobody else's word. The page has its own sentences. */
const answerHere = (verdict: 'empty' | 'not_pdf'): VerificationView => ({ verdict, message: '', request_id: null, document: null, seal: null, added: null });

/** The answer with what only the file can tell, as the service tells it of a file that it was sent. */
function withReading(answer: VerificationView, { seals }: PdfReading): Pick<Checked, 'answer' | 'revisionBytes'> {
  const seal = answer.seal && seals[answer.seal.number - 1];
  if (!answer.seal || !seal) return { answer, revisionBytes: null };
  const told = { ...answer, seal: { ...answer.seal, subject: seal.subject }, added: seal.additions };
  return { answer: told, revisionBytes: answer.verdict === 'altered' ? seal.revisionBytes : null };
}

const asDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
