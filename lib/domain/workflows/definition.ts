/**
 * Terminology. A *workflow* turns the posts to its *source* into documents. Each of its *documents* names a *template*
 * (a file) and what becomes of it. A *definition* is all of that as it was published under a version's number; a *run*
 * (an automation) keeps to the definition and the template versions that were newest at its start.
 */
import { z } from 'zod';

/** Who is asked to sign the PDF of a document. All texts are templated; null leaves the default of a signature request. */
export const signatureSettings = z.strictObject({
  signerName: z.string(),
  signerEmail: z.string(),
  message: z.string().nullable(),
  language: z.string().nullable(),
  title: z.string().nullable(),
  delivery: z.enum(['email', 'link']),
});
export type SignatureSettings = z.output<typeof signatureSettings>;

/** The letter that brings the outputs of a run. Addresses, subject and message are templated. */
export const emailSettings = z.strictObject({
  /** With commas between them. */
  to: z.string(),
  subject: z.string(),
  message: z.string(),
  attach: z.boolean(),
  language: z.string(),
});
export type EmailSettings = z.output<typeof emailSettings>;

export const documentDefinition = z.strictObject({
  id: z.string(),
  fileId: z.string(),
  outputName: z.string(),
  /** Empty in all versions from before there were folders. */
  folder: z.string().default(''),
  createPdfCopy: z.boolean(),
  removeOutput: z.boolean(),
  enablePdfPassword: z.boolean(),
  /** Sealed, as it may hold the password itself. */
  pdfPasswordSealed: z.string().nullable(),
  preventCopy: z.boolean(),
  signature: signatureSettings.nullable(),
});
export type DocumentDefinition = z.output<typeof documentDefinition>;

/** What a run is pinned to, as it lies in `workflow_versions`. */
export const workflowDefinition = z.strictObject({
  name: z.string(),
  language: z.string(),
  timeZone: z.string(),
  documents: z.array(documentDefinition),
  /** Absent where nobody is mailed, as in all versions from before there was this letter. */
  email: emailSettings.optional(),
});
export type WorkflowDefinition = z.output<typeof workflowDefinition>;
