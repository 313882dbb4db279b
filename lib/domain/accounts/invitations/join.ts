import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { sha256 } from '@/lib/core/ids';
import { memberErrors } from '../members/errors';
import { recordTeamEvent } from '../members/record-team-event';
import { requireTeam } from '../members/require-team';
import { maxPeople } from '../members/rules';
import { memberRole } from '../members/schema';
import { countMembers, findMember } from '../members/store';
import { endKeysOf, putMembership } from '../store';
import { invitationErrors, refusals } from './errors';
import { joinStateOf } from './rules';
import { markInvitationAccepted, readInvitation } from './store';

type Comer = { id: string; name: string | null; email: string; provenAt: Date | null };

/**
 * Uses an invitation up, and makes the person that it is for a member of its team; who is one already keeps their role.
 * Of two at once, one wins. Throws for each state in which it cannot be accepted. Returns the team's account.
 */
export const join = (token: string, comer: Comer): Promise<string> =>
  transaction(async (tx) => {
    const at = now();
    const found = await readInvitation(tx, sha256(token));
    if (!found) throw invitationErrors.unknown();
    const { accountId } = found;
    await requireTeam(tx, accountId);
    // Whoever held the team may have sent it again meanwhile, or closed the team.
    const invitation = await readInvitation(tx, sha256(token));
    if (!invitation) throw invitationErrors.unknown();
    const state = joinStateOf(invitation, comer, at);
    if (state !== 'open') throw refusals[state]();
    await markInvitationAccepted(tx, invitation.id, at);
    if (await findMember(tx, accountId, comer.id)) return accountId;
    if ((await countMembers(tx, accountId)) >= maxPeople) throw memberErrors.teamFull();
    const role = memberRole.parse(invitation.role);
    // Made while they were a member before, or as they left: it must not open the team again.
    await endKeysOf(tx, accountId, comer.id, at);
    await putMembership(tx, { accountId, personId: comer.id, role, createdAt: at });
    await recordTeamEvent(tx, accountId, 'team.joined', at, { by: comer.id, person: { id: comer.id, name: comer.name ?? comer.email }, role });
    return accountId;
  });
