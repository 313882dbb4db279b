import { db } from '@/lib/core/db';
import { Prisma } from '@/lib/core/generated/client';
import type { AccountScope } from '../accounts/scope';
import type { EventType } from '../events/catalog';
import { type StoredEvent, storedEvent } from '../events/stored-event';

/** The newest events of these types that an account has, the newest first. */
export const listNewestOfAccount = async (scope: AccountScope, types: readonly EventType[], limit: number): Promise<StoredEvent[]> =>
  (await db().$queryRaw<Parameters<typeof storedEvent>[0][]>(newestOfAccount(scope, types, limit))).map(storedEvent);

export const newestOfAccount = ({ accountId }: Pick<AccountScope, 'accountId'>, types: readonly EventType[], limit: number): Prisma.Sql => Prisma.sql`
  SELECT id, subject, sequence, type, at, data, salt, data_hash AS "dataHash", previous_hash AS "previousHash", hash
  FROM events WHERE account_id = ${accountId} AND type = ANY(${[...types]}) ORDER BY at DESC, id DESC LIMIT ${limit}`;

/** What these requests of the account are called, and who has a part in them. */
export const listNamesOfRequests = ({ accountId }: AccountScope, ids: readonly string[]) =>
  db().signatureRequest.findMany({
    where: { accountId, id: { in: [...ids] } },
    select: { id: true, title: true, senderName: true, signerName: true, signerEmail: true },
  });

/** The workflow of each of these runs of the account, by the run's id. */
export async function workflowsOfRuns({ accountId }: AccountScope, ids: readonly string[]): Promise<Map<string, { id: string; name: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db().$queryRaw<{ runId: string; id: string; name: string }[]>`
    SELECT automations.id AS "runId", workflows.id, workflows.name FROM automations JOIN workflows ON workflows.id = automations.workflow_id
    WHERE automations.account_id = ${accountId} AND automations.id = ANY(${[...ids]})`;
  return new Map(rows.map(({ runId, ...workflow }) => [runId, workflow]));
}
