import { db } from '@/lib/core/db';
import { Prisma } from '@/lib/core/generated/client';
import { everyClass } from '../calls/rules';
import { type CallRow, listCalls } from '../calls/store';
import { inPages } from './pages';

/** Of calls, how many are read at a time. */
const PAGE = 200;

export const findPersonToExport = (id: string) => db().person.findUniqueOrThrow({ where: { id }, omit: { image: true } });

/** The account of a person's own, which has their id and nobody else's. */
export const findOwnAccount = (personId: string) =>
  db().account.findFirstOrThrow({ where: { ownerId: personId, kind: 'person' }, select: { id: true, name: true, monthlyLimit: true, createdAt: true } });

export const listSessionsToExport = (personId: string) =>
  db().session.findMany({ where: { userId: personId }, select: { browser: true, createdAt: true, seenAt: true, expires: true } });

export const listLoginsToExport = (personId: string) =>
  db().providerLogin.findMany({ where: { userId: personId }, select: { provider: true, providerAccountId: true } });

export const listTeamsToExport = (personId: string) =>
  db().membership.findMany({
    where: { personId, account: { kind: 'team' } },
    select: { role: true, createdAt: true, account: { select: { id: true, name: true } } },
  });

export const listKeysToExport = (accountId: string) => db().apiKey.findMany({ where: { accountId }, omit: { hash: true } });

export const listDaysToExport = (accountId: string) => db().usageDay.findMany({ where: { subject: accountId }, select: { day: true, count: true } });

/** Of the account, and of the address where it sent without a key. */
export const listMonthsToExport = (subjects: string[]) =>
  db().usageMonth.findMany({ where: { subject: { in: subjects } }, select: { month: true, count: true }, orderBy: [{ month: 'asc' }, { subject: 'asc' }] });

/** The log of calls by keys, the newest first. */
export async function* callsToExport(accountId: string) {
  for (let before: string | undefined; ; ) {
    const rows: CallRow[] = await listCalls(accountId, { classes: everyClass, before, limit: PAGE });
    yield* rows;
    before = rows.at(-1)?.id;
    if (rows.length < PAGE) return;
  }
}

/** Requests with what their sender entered; of the signer no more than the sender is shown anyway. */
export const requestsToExport = (accountId: string) =>
  inPages((after, { later, oldestFirst }) =>
    db().signatureRequest.findMany({
      where: { accountId, ...later(after) },
      ...oldestFirst,
      omit: { requestTokenHash: true, linkGeneration: true, confirmGeneration: true },
      include: { acts: { where: { party: 'sender' }, omit: { id: true, requestId: true } } },
    }),
  );

export const draftsToExport = (accountId: string) =>
  inPages((after, { later, oldestFirst }) =>
    db().draft.findMany({ where: { accountId, ...later(after) }, ...oldestFirst, omit: { pages: true, suggestions: true } }),
  );

export const filesToExport = (accountId: string) =>
  inPages((after, { later, oldestFirst }) =>
    db().file.findMany({
      where: { accountId, ...later(after) },
      ...oldestFirst,
      omit: { shareGeneration: true },
      include: { versions: { select: { number: true, sha256: true, bytes: true, mimeType: true, createdAt: true }, orderBy: { number: 'asc' } } },
    }),
  );

export const workflowsToExport = (accountId: string) =>
  inPages((after, { later, oldestFirst }) =>
    db().workflow.findMany({
      where: { accountId, ...later(after) },
      ...oldestFirst,
      include: {
        documents: { omit: { pdfPasswordSealed: true, previewGeneration: true }, orderBy: { position: 'asc' } },
        source: { omit: { secretHash: true, secretSealed: true } },
        form: { omit: { keyHash: true, keySealed: true } },
      },
    }),
  );

/** What came in for a workflow, as long as it is kept. */
export async function* postsToExport(accountId: string) {
  const sources = await db().source.findMany({ where: { workflow: { accountId } }, select: { id: true } });
  for (const { id: sourceId } of sources)
    yield* inPages((after, { later, oldestFirst }) =>
      db().sourceEvent.findMany({ where: { sourceId, ...later(after) }, ...oldestFirst, omit: { repeatHash: true, bodyHash: true } }),
    );
}

/** Tables whose rows became posts, each with the rows of which something is still kept beside those. */
export async function* importsToExport(accountId: string) {
  const imports = inPages((after, { later, oldestFirst }) => db().workflowImport.findMany({ where: { accountId, ...later(after) }, ...oldestFirst }));
  for await (const row of imports) {
    yield row;
    for (let after = 0; ; ) {
      const where = { importId: row.id, number: { gt: after }, OR: [{ payload: { not: null } }, { cells: { not: Prisma.DbNull } }] };
      const rows = await db().workflowImportRow.findMany({ where, orderBy: { number: 'asc' }, take: PAGE });
      yield* rows;
      after = rows.at(-1)?.number ?? 0;
      if (rows.length < PAGE) break;
    }
  }
}

export const runsToExport = (accountId: string) =>
  inPages((after, { later, oldestFirst }) =>
    db().automation.findMany({ where: { accountId, ...later(after) }, ...oldestFirst, include: { outputs: { omit: { automationId: true } } } }),
  );

export const webhooksToExport = (accountId: string) =>
  db().webhookEndpoint.findMany({ where: { accountId }, omit: { secretSealed: true, previousSecretSealed: true, previousSecretUntil: true } });

/** Emails to an address: which, about what and when. What they said is not kept. */
export const emailsToExport = (recipient: string) =>
  inPages((after, { later, oldestFirst }) =>
    db().email.findMany({ where: { recipient, ...later(after) }, ...oldestFirst, omit: { details: true, providerId: true } }),
  );

const EVENTS_AT_A_TIME = 200;

/** The log of an account. */
export async function* eventsToExport(accountId: string) {
  for (let last: { id: string; at: Date } | null = null; ; ) {
    const older = last ? { OR: [{ at: { lt: last.at } }, { at: last.at, id: { lt: last.id } }] } : {};
    const rows: { id: string; subject: string; type: string; at: Date; data: unknown; hash: string }[] = await db().event.findMany({
      where: { accountId, ...older },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      take: EVENTS_AT_A_TIME,
      select: { id: true, subject: true, type: true, at: true, data: true, hash: true },
    });
    yield* rows;
    last = rows.at(-1) ?? null;
    if (rows.length < EVENTS_AT_A_TIME) return;
  }
}
