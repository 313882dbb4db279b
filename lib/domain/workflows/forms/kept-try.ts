import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { randomBase62 } from '@/lib/core/ids';
import { openAnswer, placeOf, type Secrets, sealAnswer } from '@/lib/engines/idempotency/answer-seal';
import { claimKey, keepAnswer, readAnswer } from '@/lib/engines/idempotency/store';
import { answerProblems, formRefusals } from './rules';

const keptTry = z.object({
  typed: z.record(z.string(), z.string()),
  problems: z.array(z.object({ input: z.string(), problem: z.enum(answerProblems) })),
  refusal: z.enum(formRefusals).nullable(),
  /** How many rows of a group are shown, where its reader asked for more. */
  rows: z.record(z.string(), z.int()),
  /** When its writer opened the form. */
  openedAt: z.number(),
});

/** What somebody typed that was not taken, for the page that says why. */
export type KeptTry = z.output<typeof keptTry>;

const ticketLength = 22;
const secretsOf = (workflowId: string, ticket: string): Secrets => ({ idempotencyKey: ticket, credential: `form ${workflowId}`, operation: 'submitForm' });

/** Keeps a try for a day, sealed under the ticket that is returned and kept nowhere: where no script runs, a page has no other memory. */
export async function keepTry(workflowId: string, kept: KeptTry): Promise<string> {
  const ticket = randomBase62(ticketLength);
  const secrets = secretsOf(workflowId, ticket);
  await claimKey(placeOf(secrets), '', now());
  await transaction((tx) => keepAnswer(tx, placeOf(secrets), sealAnswer(kept, secrets)));
  return ticket;
}

/** Null where the ticket opens nothing, or not any more. */
export async function readTry(workflowId: string, ticket: string): Promise<KeptTry | null> {
  const secrets = secretsOf(workflowId, ticket);
  const sealed = /^[0-9A-Za-z]{22}$/.test(ticket) ? await readAnswer(placeOf(secrets)) : null;
  return sealed && keptTry.parse(openAnswer(sealed, secrets));
}
