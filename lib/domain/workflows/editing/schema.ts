import { z } from 'zod';
import { documentDefinition } from '../definition';
import { maxDocuments } from '../rules';
import { documentId, workflowId, workflowMembers } from '../schema';
import { readiness } from '../schema-readiness';
import { signatureInput } from '../signature-input';
import { templatedText } from '../templated-text';
import { maxCommandsAtOnce } from './rules';

const { name, color, icon, language, timeZone } = workflowMembers;
const time = z.string().meta({ format: 'date-time' });

const settings = {
  outputName: templatedText(),
  createPdfCopy: z.boolean(),
  removeOutput: z.boolean(),
  enablePdfPassword: z.boolean(),
  pdfPassword: templatedText(),
  preventCopy: z.boolean(),
  // Whom it goes to is typed after one has said that it is to be signed.
  signature: signatureInput.extend({ signerEmail: z.union([z.literal(''), signatureInput.shape.signerEmail]) }).nullable(),
};
const before = documentId.nullable();

/** The commands of `commands.ts`, as pages send them. What is half typed is no command yet: pages keep it. */
export const workflowCommand = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('workflow'), set: z.strictObject({ name, color, icon, language, timeZone }).partial() }),
  z.strictObject({ kind: z.literal('document'), documentId, set: z.strictObject(settings).partial() }),
  z.strictObject({ kind: z.literal('add'), document: z.strictObject({ id: documentId, fileId: z.string().max(100), ...settings }), before }),
  z.strictObject({ kind: z.literal('remove'), documentId }),
  z.strictObject({ kind: z.literal('move'), documentId, before }),
]);

export const workflowCommands = z.array(workflowCommand).min(1).max(maxCommandsAtOnce);

export const revision = z.int().min(0).meta({ description: 'The number of the newest edit that the caller has seen.' });

const editedDocument = documentDefinition.omit({ pdfPasswordSealed: true }).extend({ pdfPassword: z.string() });

const editedWorkflow = z.object({
  name: z.string(),
  color: z.string(),
  icon: z.string(),
  language: z.string(),
  timeZone: z.string(),
  documents: z.array(editedDocument).max(maxDocuments),
});

const author = z.object({ name: z.string(), isMe: z.boolean() });

const change = z.object({
  place: z.string(),
  change: z.enum(['set', 'added', 'removed', 'moved']),
  documentId: z.string().nullable(),
  by: author.nullable().meta({ description: 'Who touched the place last; null where it was not in the editor.' }),
  at: time.nullable(),
});

const template = z.object({
  id: z.string(),
  name: z.string(),
  mimeType: z.string(),
  version: z.int(),
  tags: z.array(z.string()).meta({ description: 'What stands between the braces of each tag, once.' }),
});

/** A workflow as the editor shows it. */
export const editorView = z.object({
  id: workflowId,
  status: z.enum(['COMPLETE', 'INCOMPLETE', 'ARCHIVED']).meta({ description: 'Of what is live.' }),
  isOn: z.boolean().meta({ description: 'Whether each post starts an automation.' }),
  version: z.int().meta({ description: 'Of what is live.' }),
  revision,
  live: editedWorkflow,
  draft: editedWorkflow,
  changes: z.array(change).meta({ description: 'What publishing would change.' }),
  missing: readiness.shape.missing.meta({ description: 'What the draft lacks.' }),
  problems: z
    .array(z.object({ documentId: z.string(), member: z.string(), code: z.string(), message: z.string() }))
    .meta({ description: 'Settings that cannot be published as they are.' }),
  templates: z.array(template),
  source: z.object({
    url: z.string().meta({ description: 'Data POSTed here start an automation.' }),
    fields: z.array(z.object({ name: z.string(), kind: z.string().nullable() })).meta({ description: 'As declared, else as in the last post.' }),
    lastPost: z.object({ id: z.string(), at: time }).nullable(),
  }),
  mayEdit: z.boolean(),
});
export type EditorView = z.output<typeof editorView>;
