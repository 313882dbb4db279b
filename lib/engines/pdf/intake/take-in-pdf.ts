import { intakePool } from '@/lib/engines/pdf/engine-pools';
import { DocumentRefusal, type RefusalCode } from '@/lib/engines/pdf/intake/refusal';
import { refuseOtherFiles } from '@/lib/engines/pdf/intake/refuse-other-files';
import { EngineFailure } from '@/lib/engines/processes/engine-failure';

/** A place of a page as displayed, in fractions, origin top left; pages counted from 1. */
type Place = { page: number; x: number; y: number; width: number; height: number };
/** A field tag of the PDF's text, `content` as between its braces, and the place of its field. */
export type FoundTag = Place & { content: string };

export type PdfFacts = {
  pageCount: number;
  /** Points as displayed. */
  pages: { width: number; height: number }[];
  /** The document's own title in one tidy line of at most 200 characters, or ''. */
  title: string;
  hasForm: boolean;
};

export type TakenIn = PdfFacts & {
  /** Without encryption, form fields, scripts, attachments and earlier versions; its tags painted over. */
  pdf: Uint8Array;
  tags: FoundTag[];
  /** Values of form fields that must still be drawn. */
  texts: (Place & { text: string })[];
};

type Job = { pdf: Uint8Array; wantsPdf: boolean; wantsTags: boolean };

const CODES = new Set<string>([
  'already_sealed',
  'broken_pdf',
  'empty_pdf',
  'encrypted_pdf',
  'too_complex',
  'too_many_pages',
  'xfa_form',
] satisfies RefusalCode[]);
const TOO_COMPLEX = 'The PDF takes too much time or memory to be read. Print it to a new PDF and send that.';
const BROKEN = 'The PDF is damaged and cannot be read. Open it in another program, print or save it as a new PDF, and send that.';

/** Opens a PDF in a child process. Throws a DocumentRefusal for the file's faults, an EngineFailure for ours. */
export async function takeInPdf<Answer extends PdfFacts>(job: Job): Promise<Answer> {
  refuseOtherFiles(job.pdf);
  try {
    return await intakePool().run<Answer>(job);
  } catch (error) {
    throw error instanceof EngineFailure ? refusalOf(error) : error;
  }
}

function refusalOf(failure: EngineFailure): Error {
  const { reason, code, message } = failure;
  if (reason === 'timeout' || reason === 'abort') return new DocumentRefusal('too_complex', TOO_COMPLEX);
  if (reason === 'crash') return new DocumentRefusal('broken_pdf', BROKEN);
  if (reason !== 'job') return failure;
  return code && CODES.has(code) ? new DocumentRefusal(code as RefusalCode, message) : new DocumentRefusal('broken_pdf', BROKEN);
}
