import { callOutside, type OutsideAnswer } from '@/lib/engines/net/call-outside';
import { fileNameOf } from '@/lib/engines/net/file-name';
import { OutsideFailure, type OutsideReason } from '@/lib/engines/net/outside-failure';
import { judgeAddress } from '@/lib/engines/net/outside-url';
import { readWebPage } from '@/lib/engines/net/web-page';
import { MAX_PDF_BYTES } from '@/lib/engines/pdf/document-limits';
import { fileErrors } from '../../files/errors';
import { signatureErrors } from '../errors';
import { isOfKnownService, isSignInAddress, readShareLink } from './hosted-documents';

/** `address` is where the bytes came from, after all redirects. `fileName` has no ending. */
export type FetchedPdf = { bytes: Uint8Array; address: string; fileName: string | null };

/** Reads a file of this service by the token of its share link; null if there is no such link. */
export type ReadSharedFile = (token: string) => Promise<{ bytes: Uint8Array; fileName: string | null } | null>;

type Path = 'document.pdf_url' | 'document.hosted_doc_url';
type Problem = { code: string; message: string };

/** Decisions, "Addresses the service calls". */
const limits = { maxBytes: MAX_PDF_BYTES, maxRedirects: 3, connectTimeoutMs: 10_000, timeoutMs: 30_000 };

/** What lies in the request is 400; all else is the other side's doing, and 502. */
const ofTheRequest: ReadonlySet<OutsideReason> = new Set(['bad_address', 'not_https', 'private_address', 'too_large']);

/** Fetches the PDF behind a public link. Throws `bad_request` or `document_unreachable`, with what is wrong in the details. */
export async function fetchPdf(url: string): Promise<FetchedPdf> {
  const advice = isOfKnownService(url) ? 'Send share links of this service as hosted_doc_url.' : 'Give a link that opens the PDF itself, without signing in.';
  return download(url, 'document.pdf_url', advice);
}

/** Fetches a hosted document as a PDF by its share link. Throws as `fetchPdf` does. */
export async function fetchHostedPdf(url: string, readSharedFile: ReadSharedFile = noSharedFile): Promise<FetchedPdf> {
  const path = 'document.hosted_doc_url';
  const document = readShareLink(url);
  if (document.kind === 'own') return readOwn(url, document.token, readSharedFile);
  try {
    judgeAddress(url);
  } catch (error) {
    throw asAppError(error, path);
  }
  if (document.kind === 'refused') throw signatureErrors.badRequest.at(path, document.code, document.message);
  return download(document.address, path, document.advice);
}

const noSharedFile: ReadSharedFile = async () => null;

async function readOwn(url: string, token: string, readSharedFile: ReadSharedFile): Promise<FetchedPdf> {
  const refuse = (code: string, message: string) => signatureErrors.badRequest.at('document.hosted_doc_url', code, message);
  const file = await readSharedFile(token);
  if (!file) throw refuse('unknown_share_link', 'There is no shared file at this link. Check the link, and that sharing is switched on.');
  if (file.bytes.length > MAX_PDF_BYTES) throw refuse('too_large', fileErrors.tooLarge.sentence);
  if (!isPdf(file.bytes))
    throw refuse('not_a_pdf', 'The shared file is not a PDF. Save it as one, send that to POST /files/ and share it; or have its workflow make a PDF copy.');
  return { bytes: file.bytes, address: url, fileName: file.fileName };
}

async function download(address: string, path: Path, advice: string): Promise<FetchedPdf> {
  const answer = await callOutside(address, { ...limits, headers: { accept: 'application/pdf, */*;q=0.5' } }).catch((error: unknown) => {
    throw asAppError(error, path);
  });
  const problem = problemOf(answer);
  if (problem) throw signatureErrors.documentUnreachable.at(path, problem.code, `${problem.message} ${advice}`);
  return { bytes: answer.bytes, address: answer.address, fileName: fileNameOf(answer) };
}

/** The first bytes decide: what a server calls its answer is not trusted. */
function problemOf({ status, bytes, address }: OutsideAnswer): Problem | null {
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && isPdf(bytes)) return null;
  const page = readWebPage(bytes);
  if (isSignInAddress(address) || page?.asksToSignIn) return { code: 'sign_in_page', message: 'The server asks to sign in before it gives the document out.' };
  if (!isSuccess) return { code: 'status', message: `The server answered ${status}.` };
  if (bytes.length === 0) return { code: 'empty', message: 'The server sent an empty file.' };
  return { code: 'not_a_pdf', message: `The server sent ${page ? pageCalled(page.title) : kindOf(bytes)} in place of a PDF.` };
}

const pageCalled = (title: string | null): string => (title ? `a web page (“${title}”)` : 'a web page');

/** Readers of PDFs look for its head in the first kilobyte. */
const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

const firstBytes = [
  ['504b0304', 'a Word, Excel, PowerPoint or ZIP file'],
  ['d0cf11e0', 'an old Word, Excel or PowerPoint file'],
  ['89504e47', 'a picture'],
  ['ffd8ff', 'a picture'],
] as const;

function kindOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  return firstBytes.find(([start]) => head.startsWith(start))?.[1] ?? 'something else';
}

function asAppError(error: unknown, path: Path): unknown {
  if (!(error instanceof OutsideFailure)) return error;
  const code = error.reason === 'refused' ? 'connection' : error.reason;
  const { badRequest, documentUnreachable } = signatureErrors;
  const message = error.reason === 'too_large' ? fileErrors.tooLarge.sentence : error.message;
  return (ofTheRequest.has(error.reason) ? badRequest : documentUnreachable).at(path, code, message, error);
}
