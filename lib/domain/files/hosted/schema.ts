/**
 * Terminology. A *hosted file* is one that this service keeps: a template, a PDF, a picture, or the output of a run. It
 * keeps its id while *versions* follow each other. What was read in a template is its tags (what it asks data for) and
 * findings (what is odd about it).
 */
import { z } from 'zod';
import { team } from '../../accounts/schema';
import { fileOrigins } from '../rules';

const exampleId = 'file_8Qk2ZrT5vXw1BnLc7DfG';

export const fileIdInput = z.string().meta({ description: 'The id of a file.', examples: [exampleId] });

const time = z.string().meta({ format: 'date-time', examples: ['2026-11-22T09:30:00.000+00:00'] });
const uri = (path: string) => z.string().meta({ format: 'uri', examples: [`https://sign.example.net/files/${path}`] });

/** As lists have it. */
export const hostedFile = z
  .object({
    id: z.string().meta({ examples: [exampleId] }),
    name: z.string().meta({ examples: ['Contract.docx'] }),
    url: uri(`${exampleId}/content`).meta({ description: 'Opens the file in the browser of whoever may see it.' }),
    mimeType: z.string().meta({ description: 'What it really is.', examples: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'] }),
    size: z.int().meta({ description: 'In bytes.' }),
    version: z.int().meta({ description: 'Number of the newest version.' }),
    origin: z.enum(fileOrigins).meta({ description: '`upload`: sent in. `blank`: made empty for a workflow. `output`: made by a run.' }),
    team: team.nullable().meta({ description: 'The team that it belongs to; null where it is a person’s own.' }),
    isShared: z.boolean().meta({ description: 'Whether anyone with `shareUrl` can view it.' }),
    shareUrl: z
      .string()
      .nullable()
      .meta({ description: 'A link for anyone, and a valid `hosted_doc_url` of a signature request; null where it is not shared.' }),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'HostedFile' });

const tag = z.object({
  source: z.string().meta({ description: 'What stands between the braces.', examples: ['Client Name'] }),
  names: z.array(z.string()).meta({ description: 'The source fields that it reads.', examples: [['Client Name']] }),
  kind: z.enum(['value', 'condition', 'group', 'field', 'picture', 'broken']),
  place: z.string().meta({ description: 'Where it stands first.', examples: ['Paragraph: "Dear {{Client Name}}"'] }),
  count: z.int().meta({ description: 'How often it stands in the file.' }),
});

const finding = z.object({
  code: z.string(),
  message: z.string().meta({ description: 'What is the matter, and what to do.' }),
  tag: z.string().optional(),
  place: z.string().optional(),
});

/** With what was read in the newest version as a template. */
export const hostedFileDetails = hostedFile
  .extend({
    tags: z.array(tag).meta({ description: 'The tags of a template, each once, in the order of the document. Empty for what is none.' }),
    findings: z.array(finding).meta({ description: 'What is odd about the template.' }),
    fonts: z.array(z.string()).meta({ description: 'The fonts that the template names.' }),
  })
  .meta({ id: 'HostedFileDetails' });

export const fileVersion = z
  .object({
    version: z.int(),
    size: z.int().meta({ description: 'In bytes.' }),
    mimeType: z.string(),
    url: uri(`${exampleId}/content?version=1`),
    createdAt: time,
  })
  .meta({ id: 'FileVersion' });
