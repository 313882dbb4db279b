import { db, type Tx } from '@/lib/core/db';
import { Prisma } from '@/lib/core/generated/client';
import type { AccountScope } from '../accounts/scope';
import { requestsTopic } from '../events/endpoints/rules';
import type { DisabledReason } from './rules';

/** An endpoint with what its row alone does not say. */
export type EndpointRow = {
  id: string;
  accountId: string;
  topic: string;
  url: string;
  events: string[] | null;
  secretSealed: string;
  previousSecretSealed: string | null;
  previousSecretUntil: Date | null;
  disabledAt: Date | null;
  disabledReason: string | null;
  failingSince: Date | null;
  createdAt: Date;
  updatedAt: Date;
  workflowId: string | null;
  isTest: boolean;
  held: number;
};

/** One statement for one row and for many: `which` narrows them down. */
const readEndpoints = (which: Prisma.Sql, client: Tx | ReturnType<typeof db> = db()) =>
  client.$queryRaw<EndpointRow[]>`
    SELECT * FROM (
      SELECT endpoint.id, endpoint.account_id AS "accountId", endpoint.topic, endpoint.url, endpoint.events, endpoint.secret_sealed AS "secretSealed",
        endpoint.previous_secret_sealed AS "previousSecretSealed", endpoint.previous_secret_until AS "previousSecretUntil",
        endpoint.disabled_at AS "disabledAt", endpoint.disabled_reason AS "disabledReason", endpoint.failing_since AS "failingSince",
        endpoint.created_at AS "createdAt", endpoint.updated_at AS "updatedAt", workflow.id AS "workflowId",
        COALESCE(workflow.is_test, endpoint.topic = ${requestsTopic(true)}) AS "isTest",
        (SELECT COUNT(*)::int FROM webhook_deliveries WHERE endpoint_id = endpoint.id AND status = 'held') AS held
      FROM webhook_endpoints AS endpoint LEFT JOIN workflows AS workflow ON workflow.id = endpoint.topic
    ) AS endpoints WHERE ${which}`;

/** Whosever it is; null where there is none. */
export const endpointById = async (id: string, client?: Tx): Promise<EndpointRow | null> => (await readEndpoints(Prisma.sql`id = ${id}`, client))[0] ?? null;

type Wanted = { limit: number; after?: { createdAt: string; id: string } | undefined };

/** The endpoints that a scope sees, newest first. */
export function listEndpoints({ accountId, mode }: AccountScope, { limit, after }: Wanted): Promise<EndpointRow[]> {
  const ofMode = mode === 'both' ? Prisma.empty : Prisma.sql`AND "isTest" = ${mode === 'test'}`;
  const older = after
    ? Prisma.sql`AND ("createdAt" < ${after.createdAt}::timestamptz OR ("createdAt" = ${after.createdAt}::timestamptz AND id > ${after.id}))`
    : Prisma.empty;
  return readEndpoints(Prisma.sql`"accountId" = ${accountId} ${ofMode} ${older} ORDER BY "createdAt" DESC, id LIMIT ${limit}`);
}

/** How many endpoints an account has for a topic. The account's row stays locked, so that two at once do not both take the last place. */
export async function countEndpoints(tx: Tx, accountId: string, topic: string): Promise<number> {
  await tx.$executeRaw`SELECT 1 FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`;
  return tx.webhookEndpoint.count({ where: { accountId, topic } });
}

export const removeEndpoint = (tx: Tx, id: string) => tx.webhookEndpoint.deleteMany({ where: { id } });

export const changeEvents = (tx: Tx, id: string, events: string[] | null, updatedAt: Date) =>
  tx.webhookEndpoint.updateMany({ where: { id }, data: { events: events ?? Prisma.DbNull, updatedAt } });

/** Tells it again, with a clean record. */
export const enableRow = (tx: Tx, id: string, updatedAt: Date) =>
  tx.webhookEndpoint.updateMany({
    where: { id, disabledAt: { not: null } },
    data: { disabledAt: null, disabledReason: null, failingSince: null, failures: 0, warnings: 0, updatedAt },
  });

/** Puts another secret in force; the one before signs too until then. False while the one before that still does. */
export async function changeSecret(tx: Tx, id: string, secretSealed: string, previousSecretUntil: Date, at: Date): Promise<boolean> {
  const count = await tx.$executeRaw`
    UPDATE webhook_endpoints SET previous_secret_sealed = secret_sealed, previous_secret_until = ${previousSecretUntil}::timestamptz,
      secret_sealed = ${secretSealed}, updated_at = ${at}::timestamptz
    WHERE id = ${id} AND (previous_secret_until IS NULL OR previous_secret_until <= ${at}::timestamptz)`;
  return count === 1;
}

/** False where it is disabled already, or not there. */
export async function disableRow(tx: Tx, id: string, disabledReason: DisabledReason, at: Date): Promise<boolean> {
  const { count } = await tx.webhookEndpoint.updateMany({ where: { id, disabledAt: null }, data: { disabledAt: at, disabledReason, updatedAt: at } });
  return count === 1;
}

/** An endpoint by its id alone, for what the service itself has to say of it. */
export const findToldEndpoint = (id: string) =>
  db().webhookEndpoint.findUnique({ where: { id }, select: { url: true, failingSince: true, disabledAt: true, disabledReason: true } });
