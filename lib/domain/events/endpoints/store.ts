import { db, type Tx } from '@/lib/core/db';
import { newWebhookSecret, sealWebhookSecret } from './secret';

export type NewEndpoint = { id: string; accountId: string; topic: string; url: string; events: string[] | null; at: Date };

/** An endpoint with a secret of its own. */
export const insertEndpoint = (tx: Tx, { at, events, ...endpoint }: NewEndpoint) =>
  tx.webhookEndpoint.create({
    data: { ...endpoint, ...(events ? { events } : {}), secretSealed: sealWebhookSecret(newWebhookSecret()), createdAt: at, updatedAt: at },
  });

/** The endpoint of a topic that has one at most, such as a workflow; null where there is none. */
export const findEndpointOf = (topic: string, client: Tx | ReturnType<typeof db> = db()) => client.webhookEndpoint.findFirst({ where: { topic } });

/** Those of several topics, in one query. */
export const listEndpointsOf = (topics: readonly string[]) => db().webhookEndpoint.findMany({ where: { topic: { in: [...topics] } } });

/** With all that it was told; nothing is delivered to it any more. */
export const removeEndpoint = (tx: Tx, id: string) => tx.webhookEndpoint.delete({ where: { id } });

/** Another address starts with a clean record. */
export const moveEndpoint = (tx: Tx, id: string, url: string, at: Date) =>
  tx.webhookEndpoint.update({
    where: { id },
    data: { url, updatedAt: at, failingSince: null, failures: 0, warnings: 0, disabledAt: null, disabledReason: null },
  });

export type Listening = { accountId: string; topic: string; type: string };

/** Whether any endpoint wants to be told of this type; one that is disabled does too, as what it misses is held for it. */
export async function isListenedTo(tx: Tx, { accountId, topic, type }: Listening): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM webhook_endpoints
    WHERE account_id = ${accountId} AND topic = ${topic} AND (events IS NULL OR events @> ${JSON.stringify([type])}::jsonb) LIMIT 1`;
  return rows.length > 0;
}

type Announced = { eventId: string; endpointId: string; accountId: string; type: string; disabledAt: Date | null };

/** Which endpoints are told of these events, and as which type: `publicTypes` says what each type of event is announced as. */
export const listAnnounced = (eventIds: readonly string[], publicTypes: Readonly<Record<string, string>>) =>
  db().$queryRaw<Announced[]>`
    SELECT event.id AS "eventId", endpoint.id AS "endpointId", endpoint.account_id AS "accountId", known.type, endpoint.disabled_at AS "disabledAt"
    FROM events AS event CROSS JOIN LATERAL (SELECT ${JSON.stringify(publicTypes)}::jsonb->>event.type AS type) AS known
    JOIN webhook_endpoints AS endpoint ON endpoint.account_id = event.account_id AND endpoint.topic = event.topic
      AND (endpoint.events IS NULL OR endpoint.events ? known.type)
    WHERE event.id = ANY(${[...eventIds]}) AND known.type IS NOT NULL`;
