import { z } from 'zod';
import { documentDefinition, emailSettings } from '../definition';
import { emailInput } from '../email-input';
import { folderText } from '../output-folder';
import { maxDocuments } from '../rules';
import { documentId, workflowId, workflowMembers } from '../schema';
import { readiness } from '../schema-readiness';
import { signatureInput } from '../signature-input';
import { fieldChange } from '../source/field-changes';
import { templatedText } from '../templated-text';
import { maxCommandsAtOnce } from './rules';

const { name, color, icon, language, timeZone } = workflowMembers;
const time = z.string().meta({ format: 'date-time' });

// Whom it goes to is typed after one has said that it is to be signed.
const signature = signatureInput.extend({ signerEmail: z.union([z.literal(''), signatureInput.shape.signerEmail]) });

const { message, language: signersLanguage, title, delivery } = signature.shape;
// What is not said stays as it is: a default would be a setting.
const signatureChanges = z
  .strictObject({ ...signature.shape, message: message.unwrap(), language: signersLanguage.unwrap(), title: title.unwrap(), delivery: delivery.unwrap() })
  .partial();

const settings = {
  outputName: templatedText(),
  folder: folderText(),
  createPdfCopy: z.boolean(),
  removeOutput: z.boolean(),
  enablePdfPassword: z.boolean(),
  pdfPassword: templatedText(),
  preventCopy: z.boolean(),
  signature: signature.nullable(),
};
const before = documentId.nullable();

/** The commands of `commands.ts`, as pages send them. What is half typed is no command yet: pages keep it. */
export const workflowCommand = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('workflow'), set: z.strictObject({ name, color, icon, language, timeZone, email: emailInput.nullable() }).partial() }),
  z.strictObject({ kind: z.literal('document'), documentId, set: z.strictObject(settings).partial() }),
  z.strictObject({ kind: z.literal('signature'), documentId, set: signatureChanges }),
  z.strictObject({
    kind: z.literal('add'),
    // Drafts and pages from before there were folders have none.
    document: z.strictObject({ id: documentId, fileId: z.string().max(100), ...settings, folder: settings.folder.default('') }),
    before,
  }),
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
  email: emailSettings.nullable(),
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
  misread: z.array(z.string()).meta({ description: 'What stands in braces and is no tag, as it is written, once: it is printed as it stands.' }),
});

/** A workflow as the editor shows it. */
export const editorView = z.object({
  id: workflowId,
  status: z.enum(['COMPLETE', 'INCOMPLETE', 'ARCHIVED']).meta({ description: 'Of what is live.' }),
  isOn: z.boolean().meta({ description: 'Whether each post starts an automation.' }),
  version: z.int().meta({ description: 'Of what is live.' }),
  revision,
  mark: z.string().meta({ description: 'Another as soon as the answer would be another.' }),
  live: editedWorkflow,
  draft: editedWorkflow,
  changes: z.array(change).meta({ description: 'What publishing would change.' }),
  missing: readiness.shape.missing.meta({ description: 'What the draft lacks.' }),
  problems: z
    .array(
      z.object({
        documentId: z.string().nullable().meta({ description: 'Null where it is of the workflow.' }),
        member: z.string(),
        code: z.string(),
        message: z.string(),
      }),
    )
    .meta({ description: 'Settings that cannot be published as they are.' }),
  templates: z.array(template),
  source: z.object({
    url: z.string().meta({ description: 'Data POSTed here start an automation.' }),
    fields: z
      .array(z.object({ name: z.string(), kind: z.string().nullable(), isDeclared: z.boolean(), isSeen: z.boolean() }))
      .meta({ description: 'Those that were declared, and those of the last post (`isSeen`); before the first, those of the form that is on.' }),
    changes: z.array(fieldChange.pick({ field: true, change: true, from: true, to: true })).meta({ description: 'Against the post before, at `changedAt`.' }),
    changedAt: time.nullable(),
    lastPost: z.object({ id: z.string(), at: time }).nullable(),
    sample: z.object({ id: z.string(), at: time, isPicked: z.boolean() }).nullable().meta({ description: 'The post that stands as the example.' }),
  }),
  form: z.object({ isOn: z.boolean(), url: z.string() }).nullable().meta({ description: 'The form that we host; null before it was saved.' }),
  mayEdit: z.boolean(),
  example: z.record(z.string(), z.unknown()).nullable().meta({ description: 'What came with templates of the gallery, to be shown before the first post.' }),
});
export type EditorView = z.output<typeof editorView>;
