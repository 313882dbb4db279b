import { db } from '@/lib/core/db';
import { inPages } from '../pages';

/** What is kept of an address beside the account that it has here. */

/** Teams that the address was invited to, without the link. */
export const listInvitationsToExport = (email: string) =>
  db().teamInvitation.findMany({
    where: { email },
    select: { role: true, createdAt: true, sentAt: true, expiresAt: true, acceptedAt: true, revokedAt: true, account: { select: { name: true } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });

export const listMailDaysToExport = (recipient: string) =>
  db().mailDay.findMany({ where: { recipient }, select: { day: true, count: true }, orderBy: { day: 'asc' } });

/** Whose mail the address does not get; and how often others wanted none of theirs, not who. */
export async function listSuppressionsToExport(senders: string[], recipient: string) {
  const [own, ofOthers] = await Promise.all([
    db().suppression.findMany({ where: { recipient }, select: { reason: true, createdAt: true }, orderBy: { createdAt: 'asc' } }),
    db().suppression.count({ where: { sender: { in: senders } } }),
  ]);
  return [...own, { others: ofOthers }];
}

export const uploadsToExport = (accountId: string) =>
  inPages((after, { later, oldestFirst }) =>
    db().upload.findMany({ where: { accountId, ...later(after) }, ...oldestFirst, select: { id: true, bytes: true, createdAt: true, receivedAt: true } }),
  );

/** What somebody did as an operator, and what operators did to them, as the log of operators has it; not who those were. */
export const listActsToExport = (byId: string, address: string) =>
  db().operatorAct.findMany({
    where: { OR: [{ byId }, { target: address }] },
    select: { at: true, kind: true, target: true, reason: true },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  });

type OwnSide = { id: string; createdAt: Date };

/** Requests of others that the address was asked to sign, with what was entered in its name and nothing else of its sender's. */
export const requestsOfOthersToExport = (address: string, accountId: string) =>
  inPages<OwnSide>(
    (after, { page }) =>
      db().$queryRaw`
      SELECT requests.id, requests.title, requests.status, requests.sender_name AS "senderName", requests.signer_name AS "signerName",
        requests.created_at AS "createdAt", requests.signed_at AS "signedAt", acts.at AS "actAt", acts.ip, acts.user_agent AS "userAgent", acts.values
      FROM signature_requests requests LEFT JOIN signing_acts acts ON acts.request_id = requests.id AND acts.party = 'signer'
      WHERE lower(requests.signer_email) = ${address} AND requests.account_id IS DISTINCT FROM ${accountId}
        AND (${after?.id ?? null}::text IS NULL OR (requests.created_at, requests.id) > (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}))
      ORDER BY requests.created_at, requests.id LIMIT ${page}`,
  );

/** What a person did in the editors of workflows, their team's among them; the words themselves stand in the workflows. */
export const listEditsToExport = (byId: string) =>
  db().$queryRaw<object[]>`
    SELECT workflow_id AS "workflowId", number, command ->> 'kind' AS kind, state, at FROM workflow_edits WHERE by_id = ${byId} ORDER BY at, workflow_id, number`;

/** What a person did to workflows that took effect, or was dropped; what was changed stands in the workflows. */
export const listChangesToExport = (byId: string) =>
  db().$queryRaw<object[]>`
    SELECT workflow_id AS "workflowId", kind, version, at FROM workflow_changes WHERE by_id = ${byId} ORDER BY at, id`;
