import type { Role } from '@/lib/core/caller';
import { now } from '@/lib/core/clock';
import { type Tx, transaction } from '@/lib/core/db';
import type { Language } from '@/lib/core/i18n/languages';
import { newId } from '@/lib/core/ids';
import { memberErrors } from '../members/errors';
import { recordTeamEvent } from '../members/record-team-event';
import { requireTeam } from '../members/require-team';
import { maxPeople } from '../members/rules';
import { countMembers, isMemberByEmail } from '../members/store';
import { findAccount, findPersonByEmail } from '../store';
import { invitationErrors } from './errors';
import { newInvitationLink } from './invitation-link';
import { queueInvitation } from './queue-invitation';
import { endInvitationsOf, findPendingInvitation, insertInvitation, listOpenInvitations, markInvitationRevoked, renewInvitation } from './store';

type Wanted = { accountId: string; email: string; role: Role; language: Language; by: string };

/**
 * Mails an address the way into a team. Who is known here already gets the letter in their own language. Throws where the
 * account is no team, or sends nothing, the team is full, or the address belongs to it or is invited already.
 */
export async function invite({ accountId, email, role, language, by }: Wanted): Promise<{ id: string }> {
  const known = await findPersonByEmail(email);
  await refuseSuspended(accountId);
  return transaction(async (tx) => {
    const at = now();
    await requireTeam(tx, accountId);
    await requireRoom(tx, accountId, email, at);
    await endInvitationsOf(tx, accountId, email, at);
    const { token, row } = newInvitationLink(at);
    const invitation = { id: newId('inv'), accountId, email, role, language: known?.language ?? language, invitedBy: by, createdAt: at, ...row };
    await insertInvitation(tx, invitation);
    await recordTeamEvent(tx, accountId, 'team.invited', at, { by, person: { id: null, name: email }, role });
    await queueInvitation(tx, invitation, token);
    return { id: invitation.id };
  });
}

async function requireRoom(tx: Tx, accountId: string, email: string, at: Date): Promise<void> {
  if (await isMemberByEmail(tx, accountId, email)) throw invitationErrors.alreadyMember();
  const open = await listOpenInvitations(tx, accountId, at);
  if (open.some((invitation) => invitation.email === email)) throw invitationErrors.alreadyInvited();
  if (open.length + (await countMembers(tx, accountId)) >= maxPeople) throw memberErrors.teamFull();
}

/** An invitation is an email to anybody: who sends nothing sends none. */
async function refuseSuspended(accountId: string): Promise<void> {
  if ((await findAccount(accountId)).isSuspended) throw invitationErrors.suspended();
}

/** Mails another link, which works as long as a first one; the one of before ends. False where there is no such invitation. */
export async function inviteAgain(accountId: string, id: string, by: string): Promise<boolean> {
  await refuseSuspended(accountId);
  return transaction(async (tx) => {
    const at = now();
    await requireTeam(tx, accountId);
    const invitation = await findPendingInvitation(tx, accountId, id);
    if (!invitation) return false;
    const { token, row } = newInvitationLink(at);
    await renewInvitation(tx, id, { ...row, invitedBy: by });
    await queueInvitation(tx, invitation, token);
    return true;
  });
}

/** Ends an invitation: its link opens nothing any more. False where there is no such one. */
export const revoke = (accountId: string, id: string, by: string): Promise<boolean> =>
  transaction(async (tx) => {
    const at = now();
    await requireTeam(tx, accountId);
    const invitation = await findPendingInvitation(tx, accountId, id);
    if (!invitation) return false;
    await markInvitationRevoked(tx, id, at);
    await recordTeamEvent(tx, accountId, 'team.invitation_revoked', at, { by, person: { id: null, name: invitation.email } });
    return true;
  });
