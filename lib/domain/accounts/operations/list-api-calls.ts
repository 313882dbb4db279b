import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { pageInput, toPage } from '@/lib/core/page';
import { byPerson } from '../auth';
import { everyClass, type Outcome, outcomeOf, outcomes } from '../calls/rules';
import { shownCall } from '../calls/schema';
import { type CallRow, listCalledOperations, listCalls } from '../calls/store';
import { keyId } from '../schema';

/** The number of a call, as a cursor holds it. */
const callId = z.string().regex(/^\d{1,18}$/);

export const listApiCalls = operation({
  name: 'listApiCalls',
  summary: 'What the account’s API keys called, the newest first, and what became of it; kept for thirty days',
  effect: 'read',
  success: 200,
  auth: byPerson('calls.read'),
  body: 'none',
  pages: true,
  input: z.strictObject({
    ...pageInput(callId),
    outcome: z.enum(Object.keys(outcomes) as [Outcome]).optional(),
    operation: z.string().min(1).max(80).optional(),
    key_id: keyId.optional(),
  }),
  output: z.object({
    items: z.array(shownCall),
    next: z.string().nullable(),
    /** Those that the log knows of, for choosing one. */
    operations: z.array(z.string()),
  }),
  errors: [],
  async run({ limit, cursor, outcome, operation: named, key_id }, { scope: { accountId } }) {
    const wanted = { classes: outcome ? outcomes[outcome] : everyClass, operation: named, keyId: key_id, before: cursor?.[0], limit: limit + 1 };
    const [rows, operations] = await Promise.all([listCalls(accountId, wanted), listCalledOperations(accountId)]);
    const { items, next } = toPage(rows, limit, ({ id }) => [id]);
    return { items: items.map(presentCall), next, operations };
  },
});

const presentCall = ({ keyId: id, keyName, at, ...call }: CallRow) => ({
  ...call,
  at: at.toISOString(),
  key: { id, name: keyName },
  outcome: outcomeOf(call.status),
});
