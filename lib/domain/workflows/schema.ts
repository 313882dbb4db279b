/**
 * Terminology: see `definition.ts`. These are the public shapes of the workflow API; names are the specification's,
 * `language`, `timeZone` and `signature` are added.
 */
import { z } from 'zod';
import { team } from '../accounts/schema';
import { signatureSettings } from './definition';
import { doc_id, wkf_id } from './example-values';
import { defaultColor, defaultIcon, documentIdPattern, maxIconLength, maxNameLength, teamIdPattern, workflowIdPattern, workflowStatuses } from './rules';
import { languageTag, line, timeZoneName } from './text-rules';

export const workflowId = z
  .string()
  .regex(workflowIdPattern)
  .meta({ description: '`wkf_` and 20 letters and digits.', examples: [wkf_id] });
export const documentId = z
  .string()
  .regex(documentIdPattern)
  .meta({ description: '`doc_` and 20 letters and digits.', examples: [doc_id] });
export const teamId = z
  .string()
  .regex(teamIdPattern)
  .meta({ description: '`team_` and 20 letters and digits.', examples: ['team_6gBx1RtU8wQy3ZkD5vMs'] });

/** What can be said of a workflow when it is made, and changed later. */
export const workflowMembers = {
  name: line(maxNameLength, 'Give the workflow a name.').meta({ description: `At most ${maxNameLength} characters.` }),
  color: z
    .string()
    .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'Give a colour as # and three or six hexadecimal digits, such as #3b5bdb.')
    .meta({ description: 'Colour of the icon: `#` and hexadecimal digits.', examples: [defaultColor] }),
  icon: z
    .string()
    .regex(/^[a-z0-9][a-z0-9 _.:-]*$/i, 'Give the name of an icon: letters, digits, spaces and _ . : - between them.')
    .max(maxIconLength, `Use at most ${maxIconLength} characters.`)
    .meta({ description: 'Name of the icon.', examples: [defaultIcon] }),
  language: languageTag.meta({
    description: 'In which numbers, dates and amounts are written, and signature requests that name none, where it is one of theirs (BCP 47).',
    examples: ['en'],
  }),
  timeZone: timeZoneName.meta({ description: 'In which times are written (IANA).', examples: ['UTC'] }),
};

const address = z.string().meta({ format: 'uri' });
const time = z.string().meta({ format: 'date-time' });

const templateFile = z
  .object({ id: z.string(), name: z.string(), url: address.meta({ description: 'Opens the file for whoever may see it.' }), mimeType: z.string() })
  .meta({ id: 'TemplateFile', description: 'The template, which is copied to make the output.' });

export const documentTypes = ['HOSTED_DOCS', 'HOSTED_SLIDES'] as const;

export const shownDocument = z
  .object({
    id: documentId,
    documentType: z.enum(documentTypes).meta({ description: 'By the selected file: word processing or slides.' }),
    file: templateFile,
    outputName: z.string().meta({ description: 'Templated name of the output.' }),
    createPdfCopy: z.boolean(),
    removeOutput: z.boolean().meta({ description: 'Whether the output document goes once its PDF is made.' }),
    enablePdfPassword: z.boolean(),
    pdfPassword: z.string().meta({ description: 'Templated password of the PDF; used only with enablePdfPassword. Empty where there is none.' }),
    pdfPasswordPreventCopy: z.boolean(),
    previewUrl: address.meta({ description: 'Shows the template to whoever has this address.' }),
    signature: signatureSettings.nullable().meta({ description: 'Who is asked to sign the PDF; null where nobody is.' }),
  })
  .meta({ id: 'Document' });

export const shownSource = z
  .object({
    id: z.string(),
    sourceType: z.literal('WEBHOOK'),
    sourceFields: z.array(z.string()).meta({ description: 'As declared at creation, else those of the last post; nested ones joined with a dot.' }),
    webhookUrl: address.meta({ description: 'Data POSTed here start an automation. Whoever has it can post: keep it secret.' }),
  })
  .meta({ id: 'Source' });

export const shownWebhook = z.object({ id: z.string(), webhookUrl: address }).meta({ id: 'OutgoingWebhook' });

const owner = z.object({ id: z.string(), name: z.string(), email: z.string() }).meta({ id: 'Owner' });

export const shownWorkflow = z
  .object({
    id: workflowId,
    name: z.string(),
    color: z.string(),
    icon: z.string(),
    status: z.enum(workflowStatuses).meta({ description: 'Runnable, in need of more configuration, or no longer usable.' }),
    autoCreate: z.boolean().meta({ description: 'Whether each post to the source starts an automation.' }),
    owner,
    team: team.nullable(),
    source: shownSource,
    documents: z.array(shownDocument),
    outgoingWebhook: shownWebhook.nullable(),
    createdByApi: z.boolean(),
    language: z.string(),
    timeZone: z.string(),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'Workflow' });

export type ShownWorkflow = z.input<typeof shownWorkflow>;
export type ShownDocument = z.input<typeof shownDocument>;
export type ShownSource = z.input<typeof shownSource>;
export type ShownWebhook = z.input<typeof shownWebhook>;
