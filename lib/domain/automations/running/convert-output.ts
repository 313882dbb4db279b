import { type Conversion, convertToPdf } from '@/lib/engines/convert/convert-to-pdf';
import { fillText } from '@/lib/engines/office/language/fill-text';
import type { Finding } from '@/lib/engines/office/language/finding';
import { prepareForConversion } from '@/lib/engines/office/prepare-conversion';
import { protectPdf } from '@/lib/engines/pdf/protect-pdf';
import { assembleSigned } from '@/lib/engines/pdf/seal/assemble-signed';
import { getBlob, putBlob } from '@/lib/engines/storage/blobs';
import { insertStoredFile } from '../../files/stored-file';
import { openPdfPassword } from '../../workflows/pdf-password';
import { updateOutput } from '../outputs/store';
import { noteCode } from '../rules';
import type { Filled } from './fill-template';
import type { DoStep, StepWork } from './step';
import { stepFailures } from './step-failures';
import { handOn } from './store';

/** How long a run waits for a free converter before it gives the job back and comes again. */
const queueDeadlineMs = 45_000;

/** Makes the PDF of a filled document. */
export const convertOutput: DoStep = async (work) => {
  const { run, step, document, setting, steps, outputs } = work;
  if (!step.inputSha256) throw new Error(`Step ${step.id} was given nothing to convert`);
  const filled = steps.find(({ kind, documentId }) => kind === 'fill' && documentId === document.id)?.output as Filled;
  const { name = 'Document', folder = '' } = outputs.find(({ id }) => id === filled.outputId) ?? {};
  // Before the work: a password that is missing needs no converter.
  const password = passwordOf(work);
  const office = await prepareForConversion(await getBlob(step.inputSha256));
  const made = await convertToPdf({ bytes: office, kind: filled.kind, fonts: filled.fonts, deadlineMs: queueDeadlineMs });
  const marked = run.isTest ? await asTest(made.pdf, setting.language, run.createdAt) : made.pdf;
  const pdf = password === null ? marked : await protectPdf(marked, { password, preventCopy: document.preventCopy });
  const sha256 = await putBlob(pdf);
  const { accountId, isTest } = run;
  const kept = { name: `${name}.pdf`, folder, mimeType: 'application/pdf', sha256, bytes: pdf.length };
  const file = { accountId, isTest, ...kept, origin: 'output' as const, reading: null };
  return {
    findings: made.replacedFonts.map(replaced),
    async save(tx, at) {
      const { id } = await insertStoredFile(tx, { ...file, at });
      await updateOutput(tx, filled.outputId, { pdfFileId: id });
      await handOn(tx, step, 'request-signature', sha256);
      const { pages, queuedMs, convertedMs } = made;
      return { outputId: filled.outputId, pages, queuedMs: Math.round(queuedMs), convertedMs: Math.round(convertedMs), bytes: pdf.length, sha256 };
    },
  };
};

/** The password that opens the PDF; null where it is to be open. It goes nowhere but into the file. */
function passwordOf({ document, values, setting }: StepWork): string | null {
  if (!document.enablePdfPassword) return null;
  const password = fillText(openPdfPassword(document.pdfPasswordSealed), values, setting).text;
  if (password.trim() === '') throw stepFailures.emptyPassword();
  return password;
}

/** As the signing half marks what test keys make. */
const asTest = (pdf: Uint8Array, locale: string, modifiedAt: Date): Promise<Uint8Array> =>
  assembleSigned({ pdf, marks: [], certificate: null, attachments: [], locale, modifiedAt, watermark: 'TEST' });

/** One whose letters are as wide is told, too, and is no warning: lines and pages break as in the template. */
const replaced = ({ asked, used, sameWidths }: Conversion['replacedFonts'][number]): Finding =>
  sameWidths
    ? { code: noteCode, message: `The font ${asked} is not installed; the PDF is set in ${used}, whose letters are as wide: lines break as in the template.` }
    : {
        code: 'font_replaced',
        message: `The font ${asked} is not installed; the PDF is set in ${used}. Ask the operator to install it, or use another in the template.`,
      };
