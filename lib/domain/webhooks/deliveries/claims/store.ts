import { db } from '@/lib/core/db';
import { firstOfAccount } from '../../rules';

/** A delivery of which an attempt is to be made, until its lease ends. */
export type Claim = {
  id: string;
  eventId: string;
  accountId: string;
  type: string;
  attempts: number;
  attemptsBefore: number | null;
  byHand: number;
  createdAt: Date;
  leaseUntil: Date;
  endpointId: string;
  url: string;
  secretSealed: string;
  previousSecretSealed: string | null;
  previousSecretUntil: Date | null;
};

/**
 * How many may be under way at once: in all, of an account, to an endpoint, and to one whose last attempt was in vain; and how many of all
 * places are for the first deliveries of an account alone.
 */
export type Widths = { inAll: number; perAccount: number; perEndpoint: number; perFailing: number; keptForFirst: number };

/** How many are under way in this process, by the ids of their accounts and of their endpoints. */
export type UnderWay = { inAll: number; byAccount: Record<string, number>; byEndpoint: Record<string, number> };

/**
 * Takes what is due, as much as there is room for: of each account and endpoint what waits longest, and first of the
 * accounts that have least under way. Of two processes at once one gets a delivery. Costs a few index probes for each
 * endpoint for which something waits, however much that is.
 */
export const claimDue = (at: Date, leaseUntil: Date, widths: Widths, underWay: UnderWay) =>
  db().$queryRaw<Claim[]>`
    WITH RECURSIVE waited AS (
      (SELECT endpoint_id FROM webhook_deliveries WHERE status = 'pending' ORDER BY endpoint_id LIMIT 1)
      UNION ALL
      SELECT (SELECT next.endpoint_id FROM webhook_deliveries AS next WHERE next.status = 'pending' AND next.endpoint_id > waited.endpoint_id
        ORDER BY next.endpoint_id LIMIT 1)
      FROM waited WHERE waited.endpoint_id IS NOT NULL
    ), due AS (
      SELECT oldest.id, oldest.next_at, endpoint.account_id,
        row_number() OVER (PARTITION BY endpoint.account_id ORDER BY oldest.place, oldest.next_at, oldest.id) +
          COALESCE((${JSON.stringify(underWay.byAccount)}::jsonb->>endpoint.account_id)::int, 0) AS place
      FROM waited JOIN webhook_endpoints AS endpoint ON endpoint.id = waited.endpoint_id AND endpoint.disabled_at IS NULL
      CROSS JOIN LATERAL (
        SELECT id, next_at, row_number() OVER (ORDER BY next_at) AS place FROM webhook_deliveries
        WHERE status = 'pending' AND endpoint_id = endpoint.id AND next_at <= ${at}::timestamptz ORDER BY next_at
        LIMIT GREATEST(0, CASE WHEN endpoint.failing_since IS NULL THEN ${widths.perEndpoint}::int ELSE ${widths.perFailing}::int END
          - COALESCE((${JSON.stringify(underWay.byEndpoint)}::jsonb->>endpoint.id)::int, 0))
      ) AS oldest
    ), turns AS (
      SELECT id, place, row_number() OVER (ORDER BY place, next_at, id) + ${underWay.inAll}::int AS turn FROM due WHERE place <= ${widths.perAccount}::int
    ), taken AS (
      SELECT delivery.id FROM webhook_deliveries AS delivery
      WHERE delivery.status = 'pending' AND delivery.next_at <= ${at}::timestamptz AND delivery.id IN (
        SELECT id FROM turns WHERE turn <= ${widths.inAll}::int - CASE WHEN place <= ${firstOfAccount}::int THEN 0 ELSE ${widths.keptForFirst}::int END
      ) FOR UPDATE SKIP LOCKED
    )
    UPDATE webhook_deliveries AS delivery SET next_at = ${leaseUntil}::timestamptz
    FROM taken, webhook_endpoints AS endpoint
    WHERE delivery.id = taken.id AND endpoint.id = delivery.endpoint_id
    RETURNING delivery.id, delivery.event_id AS "eventId", delivery.account_id AS "accountId", delivery.type, delivery.attempts,
      delivery.created_at AS "createdAt", delivery.attempts_before AS "attemptsBefore", delivery.by_hand AS "byHand", delivery.next_at AS "leaseUntil", endpoint.id AS "endpointId", endpoint.url,
      endpoint.secret_sealed AS "secretSealed", endpoint.previous_secret_sealed AS "previousSecretSealed",
      endpoint.previous_secret_until AS "previousSecretUntil"`;
