import { z } from 'zod';
import { automationPayload } from '../../automations/announce';
import { aut_id, evt_id, out_id } from '../../automations/example-values';
import { automationId, eventId } from '../../automations/schema';
import { doc_id, wkf_id } from '../../workflows/example-values';
import { documentId, workflowId } from '../../workflows/schema';
import type { Announcement } from './announcements';

const file = z
  .object({
    id: z.string(),
    name: z.string(),
    mimeType: z.string(),
    size: z.int().meta({ description: 'In bytes.' }),
    url: z.string().meta({ format: 'uri', description: 'Opens it without a credential for one to two hours; made anew for each attempt.' }),
  })
  .nullable();

const document = z.object({
  documentId,
  outputId: z.string(),
  name: z.string(),
  file: file.meta({ description: 'The filled document; null where it was removed or deleted.' }),
  pdf: file.meta({ description: 'Its PDF; null where there is none.' }),
  signedPdf: file.meta({ description: 'The signed PDF; null until everybody has signed.' }),
  signatureRequestId: z.string().nullable(),
});

const data = z.object({
  automationId,
  workflowId,
  workflowVersion: z.int(),
  eventId: eventId.meta({ description: 'The post that it is made from.' }),
  sequence: z.int().meta({ description: 'Orders the events of one automation.' }),
  test: z.boolean().meta({ description: 'Whether the workflow was made with a test key.' }),
  documents: z.array(document).meta({ description: 'Those that the event is about; at most 20.' }),
  error: z
    .object({
      code: z.string(),
      message: z.string(),
      advice: z.string(),
      step: z.object({ position: z.int(), kind: z.string(), documentId: z.string().nullable() }),
    })
    .nullable()
    .meta({ description: 'Why it failed; null for every other event.' }),
  truncated: z.literal(true).optional().meta({ description: 'Present where something was left out, as events stay below 20 kB.' }),
});

const link = (id: string) => `https://sign.example.net/outputs/${id}.1795366800.c2lnbmF0dXJl`;
const pdf = { id: 'file_8Qk2ZrT5vXw1BnLc7DfG', name: 'Offer.pdf', mimeType: 'application/pdf', size: 18_320, url: link('file_8Qk2ZrT5vXw1BnLc7DfG') };
const made = { documentId: doc_id, outputId: out_id, name: 'Offer', file: null, pdf, signedPdf: null, signatureRequestId: null };
const base = { automationId: aut_id, workflowId: wkf_id, workflowVersion: 3, eventId: evt_id, sequence: 2, test: false, documents: [made], error: null };

const line = (summary: string, example: Record<string, unknown> = {}): Announcement => ({
  of: 'workflow',
  summary,
  data,
  example: { ...base, ...example },
  make: automationPayload,
});

const sent = { ...made, signatureRequestId: '4f7d3a1c9b2e8f60a5d4c3b2a1908f7e' };

/** The events of the automations of a workflow. */
export const automationAnnouncements: Record<string, Announcement> = {
  'automation.started': line('An automation began', { sequence: 1, documents: [] }),
  'automation.document.created': line('A document is made, with its PDF where one is asked for'),
  'automation.signature.requested': line('A document was sent for signature', { sequence: 3, documents: [sent] }),
  'automation.signature.completed': line('A document came back signed', {
    sequence: 5,
    documents: [{ ...sent, signedPdf: { ...pdf, name: 'Offer (signed).pdf' } }],
  }),
  'automation.completed': line('All documents are made, and all signature requests sent', { sequence: 4 }),
  'automation.failed': line('The automation failed, and waits for a retry', {
    documents: [],
    error: {
      code: 'division_by_zero',
      message: 'The divisor of {{=Total / Count}} is 0.',
      advice: 'Mend the tag in the template or the value in the data, then run the workflow anew.',
      step: { position: 1, kind: 'fill', documentId: doc_id },
    },
  }),
};
