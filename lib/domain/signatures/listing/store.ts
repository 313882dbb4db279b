import { db } from '@/lib/core/db';
import { Prisma } from '@/lib/core/generated/client';
import type { AccountScope } from '../../accounts/scope';
import type { mayRemind } from '../rules';
import { linkMails, undelivered } from './link-mails';

/** Open as the index of open requests has it, word for word: PostgreSQL uses it for nothing else. */
const isOpen = Prisma.sql`requests.status IN ('awaiting_sender_confirmation', 'awaiting_sender_signature', 'pending', 'accepted')`;

/** Up to so many the index finds and they are put in order; where a word stands in more, the newest are looked through first. */
const RARE = 1_000;
const NEWEST = 3_000;

/** The ids of the newest requests of the scope's account in which each of these words stands, or begins one. */
export async function findByWords({ accountId }: AccountScope, words: readonly string[], limit: number): Promise<string[]> {
  // What is a word here has letters and digits alone, and so no sign of the query's own language.
  const query = [accountId.replace('_', '').toLowerCase(), ...words.map((word) => `${word}:*`)].join(' & ');
  const [rare] = await db().$queryRaw<{ found: number; ids: string[] }[]>`
    WITH found AS MATERIALIZED (
      SELECT id, account_id, created_at FROM signature_requests WHERE search @@ to_tsquery('simple', ${query}) LIMIT ${RARE + 1})
    SELECT (SELECT count(*)::int FROM found) AS found,
      ARRAY(SELECT id FROM found WHERE account_id = ${accountId} ORDER BY created_at DESC, id LIMIT ${limit}) AS ids`;
  if (rare && rare.found <= RARE) return rare.ids;
  const near = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM (
      SELECT id, created_at, search FROM signature_requests WHERE account_id = ${accountId} ORDER BY created_at DESC LIMIT ${NEWEST}) newest
    WHERE search @@ to_tsquery('simple', ${query})
    ORDER BY created_at DESC, id LIMIT ${limit}`;
  if (near.length === limit) return near.map(({ id }) => id);
  const all = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM signature_requests
    WHERE account_id = ${accountId} AND search @@ to_tsquery('simple', ${query})
    ORDER BY created_at DESC, id LIMIT ${limit}`;
  return all.map(({ id }) => id);
}

export type OpenCounts = { sender: number; signer: number; opened: number };

/** How many open requests wait for their sender and for their signer, and how many of these the signer has opened. */
export async function countOpen({ accountId }: AccountScope, at: Date): Promise<OpenCounts> {
  const [row] = await db().$queryRaw<OpenCounts[]>`
    SELECT count(*) FILTER (WHERE status = 'awaiting_sender_signature')::int AS sender,
      count(*) FILTER (WHERE status = 'pending')::int AS signer,
      count(*) FILTER (WHERE status = 'pending' AND EXISTS (
        SELECT 1 FROM events WHERE events.subject = requests.id AND events.type = 'request.opened' AND events.data->>'party' = 'signer'))::int AS opened
    FROM signature_requests requests
    WHERE account_id = ${accountId} AND ${isOpen}
      AND expires_at > ${at}::timestamptz`;
  return row ?? { sender: 0, signer: 0, opened: 0 };
}

export type Need = { id: string; title: string; signer: string; why: 'bounced' | 'sender' | 'ending'; since: Date } & Parameters<typeof mayRemind>[0];

/**
 * Open requests that somebody of the account has to see to, each once, by what is most urgent: an email that came back or could not
 * be sent, the sender's own signature, an end that is near. `since` is when that came about, of an end when it comes.
 */
export const listNeeds = ({ accountId }: AccountScope, { at, endingBefore, limit }: { at: Date; endingBefore: Date; limit: number }): Promise<Need[]> =>
  db().$queryRaw<Need[]>`
    SELECT id, title, signer, why, since, status, delivery, is_test AS "isTest", created_at AS "createdAt", expires_at AS "expiresAt",
      reminder_count AS "reminderCount", reminded_at AS "remindedAt"
    FROM (
      SELECT requests.id, requests.title, coalesce(requests.signer_name, requests.signer_email) AS signer,
        CASE WHEN mail.is_lost THEN 'bounced'
          WHEN requests.status = 'awaiting_sender_signature' THEN 'sender' ELSE 'ending' END AS why,
        CASE WHEN mail.is_lost THEN mail.created_at
          WHEN requests.status = 'awaiting_sender_signature' THEN requests.created_at ELSE requests.expires_at END AS since,
        requests.status, requests.delivery, requests.is_test, requests.created_at, requests.expires_at, requests.reminder_count, requests.reminded_at
      FROM signature_requests requests
      LEFT JOIN LATERAL (
        SELECT emails.status = ANY(${undelivered}) AS is_lost, emails.created_at FROM emails
        WHERE emails.subject_id = requests.id AND emails.kind = ANY(${linkMails})
        ORDER BY emails.created_at DESC LIMIT 1) mail ON true
      WHERE requests.account_id = ${accountId} AND ${isOpen}
        AND requests.expires_at > ${at}::timestamptz
    ) open
    WHERE why <> 'ending' OR (status = 'pending' AND expires_at <= ${endingBefore}::timestamptz)
    ORDER BY array_position(ARRAY['bounced', 'sender', 'ending'], why), since, id LIMIT ${limit}`;

/** Whether an account has ever sent a request. In their order, so that the index is used however many others there are. */
export const hasSent = async ({ accountId }: AccountScope): Promise<boolean> =>
  (await db().signatureRequest.findFirst({ where: { accountId }, orderBy: { createdAt: 'asc' }, select: { id: true } })) !== null;
