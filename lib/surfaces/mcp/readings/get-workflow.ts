import { z } from 'zod';
import type { OpenedWorkflow } from '@/lib/domain/workflows/auth';
import { fieldNeedsOf } from '@/lib/domain/workflows/completeness/field-needs';
import { workflowStatuses } from '@/lib/domain/workflows/rules';
import type { ShownDocument, ShownWorkflow } from '@/lib/domain/workflows/schema';
import type { Reading } from '../reading';

const output = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(workflowStatuses).meta({ description: 'Only a COMPLETE workflow can be run.' }),
  fields: z.array(z.object({ name: z.string(), kind: z.string().nullable() })).meta({
    description: 'What its data consist of. "a.b" is the member b of an object a, or of each object of a list a. kind is null before the first post.',
  }),
  documents: z.array(
    z.object({
      id: z.string(),
      template: z.string().meta({ description: 'Name of the template file.' }),
      outputName: z.string(),
      pdf: z.boolean().meta({ description: 'Whether a PDF is made too.' }),
      needs: z.array(z.string()).meta({ description: 'Fields that it reads.' }),
      signature: z
        .object({ signerName: z.string(), signerEmail: z.string(), delivery: z.string() })
        .nullable()
        .meta({ description: 'Who is asked to sign it, as tags to be filled with the data; null where nobody is.' }),
    }),
  ),
  missing: z.array(z.string()).meta({ description: 'What keeps it from running, and what to do.' }),
});

/** An agent is told what data a run takes and what comes of it; addresses and passwords, which let in or open, are left out. */
export const getWorkflowReading: Reading = {
  output,
  async answer({ given, run, scope }) {
    const { id, name, status, documents } = (await run(given)) as ShownWorkflow;
    const { fields, readsBy, missing } = await fieldNeedsOf(((await scope()) as OpenedWorkflow).workflow);
    const data = {
      id,
      name,
      status,
      fields,
      documents: documents.map((document) => presentDocument(document, readsBy.get(document.id) ?? [])),
      missing: missing.map(({ message }) => message),
    };
    return { say: [`“${name}” ${states[status]}`, ...data.missing.map((message) => `- ${message}`), ...signing(data.documents)].join('\n'), data };
  },
};

const states = {
  COMPLETE: 'can be run.',
  INCOMPLETE: 'cannot run yet.',
  ARCHIVED: 'is archived, and cannot be run any more.',
} as const satisfies Record<ShownWorkflow['status'], string>;

type Told = z.output<typeof output>['documents'][number];

const presentDocument = ({ id, file, outputName, createPdfCopy, signature }: ShownDocument, needs: string[]): Told => ({
  id,
  template: file.name,
  outputName,
  pdf: createPdfCopy,
  needs,
  signature: signature && { signerName: signature.signerName, signerEmail: signature.signerEmail, delivery: signature.delivery },
});

const signing = (documents: readonly Told[]): string[] =>
  documents.flatMap(({ template, signature }) =>
    signature ? [`A run sends “${template}” for signature to ${signature.signerName} <${signature.signerEmail}>.`] : [],
  );
