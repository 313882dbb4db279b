/**
 * Terminology. An *edit* is one *command* that somebody gave in the editor. The *draft* of a workflow is what is live with the edits that
 * are *pending* done to it, in their order. To *publish* makes the draft what is live, to *drop* it forgets what is pending.
 *
 * Nothing here knows of the service: pages do the same to what they show before the service has answered.
 */
import type { EmailSettings, SignatureSettings } from '../definition';

/** What is said of the workflow as a whole. */
export type WorkflowSettings = { name: string; color: string; icon: string; language: string; timeZone: string; email: EmailSettings | null };

/** What becomes of one template; the password is the text as it was typed. */
export type DocumentSettings = {
  outputName: string;
  /** Templated; empty for none. */
  folder: string;
  createPdfCopy: boolean;
  removeOutput: boolean;
  enablePdfPassword: boolean;
  pdfPassword: string;
  preventCopy: boolean;
  signature: SignatureSettings | null;
};

export type EditedDocument = DocumentSettings & { id: string; fileId: string };

/** A workflow as the editor holds it: live, or a draft. */
export type EditedWorkflow = WorkflowSettings & { documents: readonly EditedDocument[] };

/** As a document is set up before anybody changes it: with a PDF, open and sent to nobody. */
export const newSettings: Omit<DocumentSettings, 'outputName'> = {
  folder: '',
  createPdfCopy: true,
  removeOutput: false,
  enablePdfPassword: false,
  pdfPassword: '',
  preventCopy: false,
  signature: null,
};

export const settingNames = ['name', 'color', 'icon', 'language', 'timeZone', 'email'] as const satisfies readonly (keyof WorkflowSettings)[];
export const documentSettingNames = [
  'outputName',
  'folder',
  'createPdfCopy',
  'removeOutput',
  'enablePdfPassword',
  'pdfPassword',
  'preventCopy',
  'signature',
] as const satisfies readonly (keyof DocumentSettings)[];
