import { z } from 'zod';
import { signatureInput } from './signature-input';
import { templatedText } from './templated-text';

const unchangeable = z
  .unknown()
  .refine(() => false, {
    error: 'The file of a document cannot be changed. Add a document with the other file, or PUT new content to the file itself.',
    params: { code: 'unchangeable' },
  })
  .optional()
  .meta({ description: 'Refused: the file of a document cannot be changed.', not: {} });

/** Decisions, "Prevent-copy spelling": one flag under the three names that clients of the specification use. */
export const preventCopySpellings = ['pdfPasswordPreventCopy', 'PdfPasswordPreventCopy', 'enablePdfPreventCopy'] as const;

const preventCopy = z.boolean().optional();

/** What can be changed of a document. */
export const documentChanges = {
  outputName: templatedText().optional().meta({ description: 'Templated name of the output, such as Offer for {{Customer Name}}.' }),
  createPdfCopy: z.boolean().optional(),
  removeOutput: z.boolean().optional().meta({ description: 'Needs createPdfCopy.' }),
  enablePdfPassword: z.boolean().optional().meta({ description: 'Needs createPdfCopy and a pdfPassword.' }),
  pdfPassword: templatedText().optional().meta({ description: 'Templated password of the PDF.' }),
  pdfPasswordPreventCopy: preventCopy.meta({ description: 'Whether copying from a protected PDF is prevented.' }),
  PdfPasswordPreventCopy: preventCopy.meta({ description: 'Another spelling of pdfPasswordPreventCopy.' }),
  enablePdfPreventCopy: preventCopy.meta({ description: 'Another spelling of pdfPasswordPreventCopy.' }),
  signature: signatureInput.nullable().optional().meta({ description: 'Who is asked to sign the PDF; null for nobody. Needs createPdfCopy.' }),
  file: unchangeable,
  fileId: unchangeable,
  file_id: unchangeable,
};

type Spelt = Partial<Record<(typeof preventCopySpellings)[number], boolean | undefined>>;

/** What the spellings say together; a second value where they disagree. */
export const preventCopyIn = (given: Spelt): boolean[] => [...new Set(preventCopySpellings.flatMap((name) => given[name] ?? []))];
