import type { Role } from '@/lib/core/caller';
import { db, type Tx } from '@/lib/core/db';

export type NewInvitation = {
  id: string;
  accountId: string;
  email: string;
  role: Role;
  language: string;
  tokenHash: string;
  invitedBy: string;
  createdAt: Date;
  sentAt: Date;
  expiresAt: Date;
};

export const insertInvitation = (tx: Tx, invitation: NewInvitation) => tx.teamInvitation.create({ data: invitation });

const neitherUsedNorRevoked = { acceptedAt: null, revokedAt: null };

/** Those that are neither used nor revoked; also those whose time is over. The newest first. */
export const listInvitations = (accountId: string, limit: number) =>
  db().teamInvitation.findMany({ where: { accountId, ...neitherUsedNorRevoked }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: limit });

/** Those that somebody could accept now. */
export const listOpenInvitations = (tx: Tx, accountId: string, at: Date) =>
  tx.teamInvitation.findMany({ where: { accountId, ...neitherUsedNorRevoked, expiresAt: { gt: at } } });

/** Ends what is left of earlier invitations of an address. */
export const endInvitationsOf = (tx: Tx, accountId: string, email: string, at: Date) =>
  tx.teamInvitation.updateMany({ where: { accountId, email, ...neitherUsedNorRevoked }, data: { revokedAt: at } });

/** Null where the account has none with this id that is neither used nor revoked. */
export const findPendingInvitation = (tx: Tx, accountId: string, id: string) =>
  tx.teamInvitation.findFirst({ where: { id, accountId, ...neitherUsedNorRevoked } });

export const markInvitationRevoked = (tx: Tx, id: string, at: Date) => tx.teamInvitation.update({ where: { id }, data: { revokedAt: at } });

/** Gives it another link; the one of before opens nothing any more. */
export const renewInvitation = (tx: Tx, id: string, link: { tokenHash: string; invitedBy: string; sentAt: Date; expiresAt: Date }) =>
  tx.teamInvitation.update({ where: { id }, data: link });

/** The invitation of a link, with its team; null where the link is not known. */
export const findInvitation = (tokenHash: string) => db().teamInvitation.findUnique({ where: { tokenHash }, include: { account: true } });

/** The same within a transaction that has the team locked: nobody else accepts or ends it meanwhile. */
export const readInvitation = (tx: Tx, tokenHash: string) => tx.teamInvitation.findUnique({ where: { tokenHash } });

export const markInvitationAccepted = (tx: Tx, id: string, at: Date) => tx.teamInvitation.update({ where: { id }, data: { acceptedAt: at } });

/** Removes so many at most of those whose time was over before this. Returns how many. */
export const forgetInvitations = (endedBefore: Date, limit: number): Promise<number> =>
  db().$executeRaw`
    DELETE FROM team_invitations WHERE ctid = ANY(ARRAY(SELECT ctid FROM team_invitations WHERE expires_at < ${endedBefore}::timestamptz ORDER BY expires_at LIMIT ${limit}))`;

/** An invitation as it is, for the letter that is about to be sent; null where there is none. */
export const findInvitationById = (id: string) => db().teamInvitation.findUnique({ where: { id }, include: { account: true } });
