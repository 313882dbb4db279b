import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { type documentChanges, preventCopyIn } from './document-input';
import { workflowErrors } from './errors';
import { openPdfPassword, sealPdfPassword } from './pdf-password';
import { settingsProblems } from './rules';
import type { DocumentChanges, DocumentRow } from './store';

type Given = z.output<z.ZodObject<typeof documentChanges>>;

/** What of a document becomes another by what was sent; throws where the settings that it would then have cannot be. */
export function changesOf(before: DocumentRow, given: Given): DocumentChanges {
  const { createPdfCopy, removeOutput, enablePdfPassword, outputName, signature } = given;
  const password = openPdfPassword(before.pdfPasswordSealed);
  const { pdfPassword = password } = given;
  const wanted = {
    outputName,
    createPdfCopy,
    removeOutput,
    enablePdfPassword,
    preventCopy: preventCopyIn(given)[0],
    signature,
    // Sealed anew the same text would look like another.
    pdfPasswordSealed: pdfPassword === password ? undefined : sealPdfPassword(pdfPassword),
  };
  const isOther = ([name, value]: [string, unknown]) => value !== undefined && !isDeepStrictEqual(value, before[name as keyof DocumentRow]);
  const changes: DocumentChanges = Object.fromEntries(Object.entries(wanted).filter(isOther));
  const after = { ...before, ...changes };
  const details = settingsProblems({ ...after, pdfPassword, hasSignature: after.signature !== null });
  if (details.length > 0) throw workflowErrors.refused({ details });
  return changes;
}
