import { db, type Tx } from '@/lib/core/db';
import { addressOfDeparted, erasedAddress } from './rules';

/** The person for the rest of the transaction: nobody else changes them meanwhile. */
export const lockPerson = (tx: Tx, id: string) => tx.$executeRaw`SELECT 1 FROM people WHERE id = ${id} FOR UPDATE`;

export const findDeparting = (tx: Pick<Tx, 'person'>, id: string) => tx.person.findUniqueOrThrow({ where: { id } });

/** Their accounts for the rest of the transaction: nobody joins or leaves one meanwhile. */
export const lockOwnedAccounts = (tx: Tx, personId: string) =>
  tx.$executeRaw`SELECT 1 FROM accounts WHERE owner_id = ${personId} AND closed_at IS NULL ORDER BY id FOR NO KEY UPDATE`;

/** Accounts that a person owns; `others` counts the members beside them. */
export async function listOwnedAccounts(tx: Pick<Tx, 'account'>, personId: string): Promise<{ id: string; others: number }[]> {
  const rows = await tx.account.findMany({
    where: { ownerId: personId, closedAt: null },
    select: { id: true, _count: { select: { members: { where: { personId: { not: personId } } } } } },
  });
  return rows.map(({ id, _count }) => ({ id, others: _count.members }));
}

export const countOtherOperators = (tx: Pick<Tx, 'person'>, personId: string) => tx.person.count({ where: { isOperator: true, id: { not: personId } } });

/** Requests of these accounts that are neither signed nor ended. */
export async function listOpen(accountIds: readonly string[], statuses: readonly string[], limit: number): Promise<{ id: string; accountId: string }[]> {
  const rows = await db().signatureRequest.findMany({
    where: { accountId: { in: [...accountIds] }, status: { in: [...statuses] } },
    take: limit,
    select: { id: true, accountId: true },
  });
  return rows.flatMap(({ id, accountId }) => (accountId === null ? [] : { id, accountId }));
}

/** Shuts every door: sessions, logins, memberships, invitations, keys, workflows and webhooks. What the accounts hold is emptied later. */
export async function closeAccounts(tx: Tx, personId: string, accountIds: string[], at: Date): Promise<void> {
  await tx.session.deleteMany({ where: { userId: personId } });
  await tx.providerLogin.deleteMany({ where: { userId: personId } });
  await tx.membership.deleteMany({ where: { personId } });
  await tx.teamInvitation.deleteMany({ where: { accountId: { in: accountIds } } });
  await tx.apiKey.updateMany({ where: { revokedAt: null, OR: [{ personId }, { accountId: { in: accountIds } }] }, data: { revokedAt: at } });
  await tx.workflow.updateMany({ where: { accountId: { in: accountIds }, archivedAt: null }, data: { archivedAt: at } });
  await tx.webhookEndpoint.deleteMany({ where: { accountId: { in: accountIds } } });
  await tx.account.updateMany({ where: { id: { in: accountIds } }, data: { name: '', closedAt: at } });
}

/** Takes from a person what says who they were. The row stays, as what proves refers to it. */
export async function forgetPerson(tx: Tx, { id, email }: { id: string; email: string }, at: Date): Promise<void> {
  const nothing = { name: null, image: null, provenAt: null, language: null, timeZone: null, isOperator: false };
  await tx.signInToken.deleteMany({ where: { identifier: email } });
  await tx.email.updateMany({ where: { recipient: email, subjectKind: null, status: { not: 'queued' } }, data: { recipient: erasedAddress, details: {} } });
  await tx.teamInvitation.deleteMany({ where: { email } });
  // A team's log keeps that something happened, and no longer to whom or by whom.
  await tx.$executeRaw`
    UPDATE events SET data = NULL, salt = NULL
    WHERE type LIKE 'team.%' AND (data->>'byId' = ${id} OR data->>'personId' = ${id} OR data->>'personName' = ${email})`;
  // That an operator did something stays, and no longer who; nor to whom.
  await tx.operatorAct.updateMany({ where: { byId: id }, data: { byName: id } });
  await tx.operatorAct.updateMany({ where: { target: email }, data: { target: erasedAddress } });
  await tx.draft.updateMany({ where: { personId: id }, data: { personId: null } });
  await tx.draft.updateMany({ where: { changedBy: id }, data: { changedBy: null } });
  const address = addressOfDeparted(id);
  await tx.person.update({ where: { id }, data: { ...nothing, email: address } });
  // What is still told to an account's owner goes to nobody.
  await tx.suppression.create({ data: { recipient: address, sender: '', reason: 'blocked', createdAt: at } });
}

export type ClosedAccount = { id: string };

/** Accounts whose person has left and that still hold something, in the order of their ids, after the given one. */
export const listClosed = (after: ClosedAccount | null, limit: number): Promise<ClosedAccount[]> =>
  db().account.findMany({
    where: { id: { gt: after?.id ?? '' }, closedAt: { not: null }, emptiedAt: null },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true },
  });

export const countRunsUnderWay = (accountId: string) => db().automation.count({ where: { accountId, status: { in: ['queued', 'running'] } } });

export const listFileIds = async (accountId: string, limit: number): Promise<string[]> =>
  (await db().file.findMany({ where: { accountId }, take: limit, select: { id: true } })).map(({ id }) => id);

export const listDraftIds = async (accountId: string, limit: number): Promise<string[]> =>
  (await db().draft.findMany({ where: { accountId }, take: limit, select: { id: true } })).map(({ id }) => id);

export const listRunIds = async (accountId: string, limit: number): Promise<string[]> =>
  (await db().automation.findMany({ where: { accountId }, take: limit, select: { id: true } })).map(({ id }) => id);

/** Removes runs with their steps and outputs, and returns the hashes of what the steps worked on. */
export async function removeRuns(tx: Tx, ids: string[]): Promise<string[]> {
  const steps = await tx.automationStep.findMany({ where: { automationId: { in: ids }, inputSha256: { not: null } }, select: { inputSha256: true } });
  await tx.automation.deleteMany({ where: { id: { in: ids } } });
  return steps.flatMap(({ inputSha256 }) => inputSha256 ?? []);
}

/** Removes what came in for the workflows of an account, so many at a time, and returns how many. */
export const removePosts = (accountId: string, limit: number): Promise<number> =>
  db().$executeRaw`
    DELETE FROM source_events WHERE ctid = ANY(ARRAY(
      SELECT post.ctid FROM workflows JOIN sources ON sources.workflow_id = workflows.id
      CROSS JOIN LATERAL (SELECT ctid FROM source_events WHERE source_id = sources.id ORDER BY created_at, id LIMIT ${limit}) AS post
      WHERE workflows.account_id = ${accountId} LIMIT ${limit}))`;

export const removeWorkflows = (accountId: string) => db().workflow.deleteMany({ where: { accountId } });

export type RequestToErase = {
  id: string;
  createdAt: Date;
  accountId: string | null;
  isTest: boolean;
  sourceSha256: string;
  presentedSha256: string;
  signedSha256: string | null;
};

/** Requests of an account that ended before then and still say who they were about, in the order in which they were made, after the given one. */
export const listToForget = (accountId: string, before: Date, after: RequestToErase | null, limit: number): Promise<RequestToErase[]> =>
  db().signatureRequest.findMany({
    where: {
      accountId,
      senderEmail: { not: erasedAddress },
      OR: [{ cancelledAt: { lte: before } }, { expiredAt: { lte: before } }, { signedAt: { lte: before }, status: 'signed' }],
      ...(after ? { createdAt: { gte: after.createdAt }, AND: { OR: [{ createdAt: { gt: after.createdAt } }, { id: { gt: after.id } }] } } : {}),
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: limit,
    select: { id: true, createdAt: true, accountId: true, isTest: true, sourceSha256: true, presentedSha256: true, signedSha256: true },
  });

/** Takes from a request, its acts, its letters and its log what says who they were about. Times, hashes and the chain stay. */
export async function forgetRequest(tx: Tx, id: string): Promise<void> {
  const said = { title: '', message: null, signerName: null, senderName: '', sourceAddress: null, declineReason: null, fields: [] };
  await tx.signatureRequest.update({ where: { id }, data: { ...said, signerEmail: erasedAddress, senderEmail: erasedAddress } });
  await tx.signingAct.updateMany({ where: { requestId: id }, data: { ip: '', userAgent: '', timeZone: '' } });
  await tx.email.updateMany({ where: { subjectId: id }, data: { recipient: erasedAddress, details: {} } });
  await tx.$executeRaw`UPDATE events SET data = NULL, salt = NULL WHERE subject = ${id}`;
}

/** True where nothing is left to be taken from the account; then it is not looked at again. */
export async function noteEmptied(accountId: string, at: Date): Promise<boolean> {
  const { count } = await db().account.updateMany({
    where: {
      id: accountId,
      closedAt: { not: null },
      files: { none: {} },
      drafts: { none: {} },
      workflows: { none: {} },
      requests: { none: { senderEmail: { not: erasedAddress } } },
    },
    data: { emptiedAt: at },
  });
  return count === 1;
}
