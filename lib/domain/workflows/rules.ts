/** Decisions, "List" and the specification's "Workflow": what a workflow can be. */
export const workflowStatuses = ['COMPLETE', 'INCOMPLETE', 'ARCHIVED'] as const;
export type WorkflowStatus = (typeof workflowStatuses)[number];

/** What is stored and recomputed; archived is who has a time of it. */
export type RunnableStatus = Exclude<WorkflowStatus, 'ARCHIVED'>;

export const statusOf = (workflow: { status: string; archivedAt: Date | null }): WorkflowStatus =>
  workflow.archivedAt ? 'ARCHIVED' : (workflow.status as RunnableStatus);

export const workflowIdPattern = /^wkf_[0-9A-Za-z]{20}$/;
export const documentIdPattern = /^doc_[0-9A-Za-z]{20}$/;
export const teamIdPattern = /^team_[0-9A-Za-z]{20}$/;

/** In characters that a person counts. */
export const maxNameLength = 200;
export const maxIconLength = 64;
export const maxFieldNameLength = 200;
/** Of an output name, a password or a text of a signature request, tags included. */
export const maxTemplatedLength = 2_000;

/** Decisions, "Payload rules": as many as a post may bring. */
export const maxSourceFields = 2_000;
/** What one post makes at most: a workflow with so many opens, is edited and published in well under 100 ms (`bench/workflow-rooms.ts`). */
export const maxDocuments = 50;

/** Where nobody says: the colour of the product, and a sheet of paper. */
export const defaultColor = '#3b5bdb';
export const defaultIcon = 'document';

/** What makes sense of a document's settings only where a PDF is made. */
export type DocumentSettings = {
  createPdfCopy: boolean;
  removeOutput: boolean;
  enablePdfPassword: boolean;
  pdfPassword: string;
  hasSignature: boolean;
};

type Problem = { path: string; code: string; message: string };

/** What speaks against the settings that a document would have: each member that cannot be as it is, and what to do. */
export function settingsProblems({ createPdfCopy, removeOutput, enablePdfPassword, pdfPassword, hasSignature }: DocumentSettings): Problem[] {
  const needsPdf = (path: string, what: string): Problem => ({
    path,
    code: 'needs_pdf_copy',
    message: `${what} needs the PDF copy. Set createPdfCopy to true, or leave ${path} off.`,
  });
  return [
    ...(removeOutput && !createPdfCopy ? [needsPdf('removeOutput', 'Removing the output document')] : []),
    ...(enablePdfPassword && !createPdfCopy ? [needsPdf('enablePdfPassword', 'A PDF password')] : []),
    ...(hasSignature && !createPdfCopy ? [needsPdf('signature', 'Sending for signature')] : []),
    ...(enablePdfPassword && hasSignature
      ? [
          {
            path: 'enablePdfPassword',
            code: 'encrypted_pdf',
            message: 'A PDF with a password cannot be sent for signature. Set enablePdfPassword to false, or signature to null.',
          },
        ]
      : []),
    // The document would count as incomplete otherwise, and posts would start nothing without a word.
    ...(enablePdfPassword && pdfPassword === ''
      ? [{ path: 'pdfPassword', code: 'pdf_password_missing', message: 'A protected PDF needs a password. Send pdfPassword too, such as {{Customer Number}}.' }]
      : []),
  ];
}
