import { openPdfPassword } from '../pdf-password';
import type { DocumentRow, WorkflowRow } from '../store';
import type { EditedWorkflow } from './definition';

/** What is live, as the editor holds it. */
export const liveOf = ({ name, color, icon, language, timeZone, email }: WorkflowRow, documents: readonly DocumentRow[]): EditedWorkflow => ({
  ...{ name, color, icon, language, timeZone, email },
  documents: documents.map(({ id, fileId, outputName, folder, createPdfCopy, removeOutput, enablePdfPassword, pdfPasswordSealed, preventCopy, signature }) => ({
    ...{ id, fileId, outputName, folder, createPdfCopy, removeOutput, enablePdfPassword, preventCopy, signature },
    pdfPassword: openPdfPassword(pdfPasswordSealed),
  })),
});
