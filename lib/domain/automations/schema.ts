/** Terminology: see `rules.ts`. These are the public shapes of the runs of workflows: an addition to the workflow API. */
import { z } from 'zod';
import { statuses } from '../signatures/rules';
import { documentId, workflowId } from '../workflows/schema';
import { aut_id, evt_id, out_id } from './example-values';
import { eventOrigins } from './origins';
import { automationIdPattern, automationStatuses, eventIdPattern, eventStatuses, sourceTypes, stepKinds, stepStatuses } from './rules';

export const sourceSecret = z
  .string()
  .meta({ description: 'What stands behind `/in/` in the webhookUrl of a source.', examples: ['4Xw1mQvB7nK0pR3sT6uY9zA2cE5fH8jL'] });

const id = (pattern: RegExp, kind: string, example: string) =>
  z
    .string()
    .regex(pattern)
    .meta({ description: `\`${kind}_\` and 20 letters and digits.`, examples: [example] });
export const automationId = id(automationIdPattern, 'aut', aut_id);
export const eventId = id(eventIdPattern, 'evt', evt_id);

export const takenPost = z
  .object({
    eventId,
    automationId: automationId.nullable().meta({ description: 'Null where none was started.' }),
    status: z.enum(eventStatuses).meta({
      description: '`queued`: an automation was started. `sample`: the workflow is incomplete, and keeps it as a test submission. `held`: autoCreate is off.',
    }),
  })
  .meta({ id: 'TakenPost' });

export const startedAutomation = z.object({ automationId, eventId }).meta({ id: 'StartedAutomation' });

const time = z.string().meta({ format: 'date-time' });
const address = z.string().meta({ format: 'uri' });

const outputFile = z
  .object({
    id: z.string(),
    name: z.string(),
    url: address.meta({ description: 'Opens the file in the browser of whoever may see it.' }),
    mimeType: z.string(),
    size: z.int().meta({ description: 'In bytes.' }),
    downloadUrl: address.meta({ description: 'Opens it without a credential, for one to two hours.' }),
  })
  .meta({ id: 'OutputFile' });

const outputSignature = z
  .object({
    requestId: z.string(),
    status: z.enum(statuses).nullable().meta({ description: 'Of the signature request, as it is now.' }),
    signerLink: address
      .nullable()
      .meta({ description: 'With delivery `link` or a test key, for whoever may run the workflow and until it is signed: pass it on to the signer.' }),
  })
  .meta({ id: 'OutputSignature' });

export const shownOutput = z
  .object({
    id: z.string().meta({ examples: [out_id] }),
    automationId,
    documentId,
    name: z.string().meta({ description: 'Without an ending.' }),
    file: outputFile.nullable().meta({ description: 'The filled document; null where it was removed or deleted.' }),
    pdf: outputFile.nullable(),
    signedPdf: outputFile.nullable(),
    signature: outputSignature.nullable().meta({ description: 'Null where nobody was asked to sign.' }),
    createdAt: time,
  })
  .meta({ id: 'Output' });

const finding = z.object({
  code: z.string(),
  message: z.string().meta({ description: 'What is the matter, and what to do.' }),
  tag: z.string().optional(),
  place: z.string().optional(),
});

const problem = z.object({
  code: z.string().meta({ description: 'Stable, such as `missing_template`.' }),
  message: z.string(),
  advice: z.string().meta({ description: 'What to do about it.' }),
  value: z.string().optional().meta({ description: 'The tag or value that is at fault, where it is one.' }),
});

const place = z.object({ position: z.int(), kind: z.enum(stepKinds), documentId: documentId.nullable() });

export const shownAutomation = z
  .object({
    id: automationId,
    workflowId,
    workflowVersion: z.int().meta({ description: 'The version of the workflow that it keeps to.' }),
    eventId: eventId.meta({ description: 'The post that it is made from.' }),
    rerunOf: automationId.nullable().meta({ description: 'The automation that it repeats.' }),
    status: z.enum(automationStatuses),
    test: z.boolean().meta({ description: 'Whether the workflow was made with a test key.' }),
    warnings: z.int().meta({ description: 'How many there are in its steps.' }),
    error: problem.extend({ step: place }).nullable().meta({ description: 'Why it failed.' }),
    createdAt: time,
    startedAt: time.nullable(),
    finishedAt: time.nullable(),
  })
  .meta({ id: 'Automation' });

const shownStep = place
  .extend({
    status: z.enum(stepStatuses),
    attempts: z.int(),
    findings: z.array(finding).meta({ description: 'Warnings: values that are missing, fonts that were replaced, pictures that stayed.' }),
    error: problem.nullable().meta({ description: 'Of the last attempt that failed.' }),
    facts: z.record(z.string(), z.unknown()).meta({ description: 'What it took and made: ids, versions, hashes, pages, milliseconds.' }),
    startedAt: time.nullable(),
    finishedAt: time.nullable(),
  })
  .meta({ id: 'AutomationStep' });

export const shownAutomationDetails = shownAutomation.extend({ steps: z.array(shownStep), outputs: z.array(shownOutput) }).meta({ id: 'AutomationDetails' });

export const shownEvent = z
  .object({
    id: eventId,
    status: z.enum(eventStatuses),
    automationId: automationId.nullable(),
    sourceType: z.enum(sourceTypes).meta({ description: '`WEBHOOK`: it was posted to the webhookUrl. `FORM`: somebody filled in the workflow’s form.' }),
    size: z.int().meta({ description: 'In bytes.' }),
    receivedAt: time,
  })
  .meta({ id: 'SourceEvent' });

export const shownEventDetails = shownEvent
  .extend({ data: z.record(z.string(), z.unknown()).nullable().meta({ description: 'What was posted; null once it was erased.' }) })
  .meta({ id: 'SourceEventDetails' });

/** A post as the page of what came in lists it. */
export const listedSourceEvent = z.object({
  id: eventId,
  at: time,
  bytes: z.int(),
  status: z.enum(eventStatuses).meta({ description: 'As it was answered.' }),
  isErased: z.boolean(),
  cameBy: z.enum(eventOrigins).nullable().meta({ description: 'Null of old ones that do not say.' }),
  isExample: z.boolean(),
  run: z
    .object({ id: automationId, status: z.enum(automationStatuses) })
    .nullable()
    .meta({ description: 'The newest that was made from it.' }),
  runs: z.int().meta({ description: 'How many were made from it.' }),
});
