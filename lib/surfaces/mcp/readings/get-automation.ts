import { z } from 'zod';
import { automationStatuses, stepKinds, stepStatuses } from '@/lib/domain/automations/rules';
import { shownAutomationDetails } from '@/lib/domain/automations/schema';
import type { Reading } from '../reading';

/** A run takes seconds; one that waits for its turn or for a retry takes longer. */
const pollSeconds = { queued: 5, running: 2 } as const;

const fileKinds = ['document', 'pdf', 'signed_pdf'] as const;
const file = z.object({ kind: z.enum(fileKinds), file_id: z.string(), name: z.string(), bytes: z.int() });

const output = z.object({
  automationId: z.string(),
  status: z.enum(automationStatuses),
  steps: z.array(z.object({ kind: z.enum(stepKinds), documentId: z.string().nullable(), status: z.enum(stepStatuses), attempts: z.int() })),
  warnings: z.array(z.string()).meta({ description: 'Values that are missing, fonts that were replaced: tell the user.' }),
  error: z
    .object({ code: z.string(), message: z.string(), advice: z.string().meta({ description: 'What to do about it.' }), step: z.string() })
    .nullable()
    .meta({ description: 'Why it failed.' }),
  outputs: z.array(
    z.object({
      name: z.string(),
      documentId: z.string(),
      files: z.array(file).meta({ description: 'Fetch one with downloadFile.' }),
      signature: z
        .object({ request_id: z.string(), status: z.string().nullable(), signer_link: z.string().nullable() })
        .nullable()
        .meta({ description: 'Where it was sent for signature. Whoever opens signer_link can sign: give it to the user, and do not open it.' }),
    }),
  ),
  retry_after_seconds: z.int().optional().meta({ description: 'Do not ask again before. Missing once the run has ended.' }),
});

type Told = z.output<typeof output>;
type Details = z.output<typeof shownAutomationDetails>;

/** A run as an agent reads it: what came of it or why not, without hashes, versions and times. */
export const getAutomationReading: Reading = {
  output,
  async answer({ given, run }) {
    const details = shownAutomationDetails.parse(await run(given));
    const data = told(details);
    return { say: sentences(data).join('\n'), data };
  },
};

function told({ id, status, steps, error, outputs }: Details): Told {
  return {
    automationId: id,
    status,
    steps: steps.map(({ kind, documentId, status: state, attempts }) => ({ kind, documentId, status: state, attempts })),
    warnings: steps.flatMap(({ findings }) => findings.map(({ message }) => message)),
    error: error && { code: error.code, message: error.message, advice: error.advice, step: error.step.kind },
    outputs: outputs.map(({ name, documentId, file: document, pdf, signedPdf, signature }) => ({
      name,
      documentId,
      files: [fileOf('document', document), fileOf('pdf', pdf), fileOf('signed_pdf', signedPdf)].flatMap((each) => each ?? []),
      signature: signature && { request_id: signature.requestId, status: signature.status, signer_link: signature.signerLink },
    })),
    ...(status === 'queued' || status === 'running' ? { retry_after_seconds: pollSeconds[status] } : {}),
  };
}

const fileOf = (kind: (typeof fileKinds)[number], kept: Details['outputs'][number]['file']): z.output<typeof file> | null =>
  kept && { kind, file_id: kept.id, name: kept.name, bytes: kept.size };

const states = { queued: 'waits for its turn.', running: 'is under way.', completed: 'is completed.', failed: 'failed.' } as const;

function sentences({ automationId, status, error, warnings, outputs, retry_after_seconds }: Told): string[] {
  return [
    `The run ${automationId} ${states[status]}`,
    ...(error ? [`${error.message} ${error.advice}`] : []),
    ...warnings.map((message) => `- Warning: ${message}`),
    ...outputs.flatMap(({ files }) => files.map(({ name, file_id }) => `- ${name}: ${file_id}`)),
    ...(retry_after_seconds === undefined ? [] : [`Ask again in ${retry_after_seconds} seconds, not earlier.`]),
  ];
}
