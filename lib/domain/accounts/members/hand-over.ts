import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { languageNamed } from '@/lib/core/i18n/languages';
import { queueEmail } from '../../mail/queue-email';
import { putMembership } from '../store';
import { memberErrors } from './errors';
import { recordTeamEvent } from './record-team-event';
import { requireTeam } from './require-team';
import { findMember, holdPerson, putOwner } from './store';

/**
 * Lets another member answer for a team from now on, and tells them by mail; who did so stays as an editor. Throws where
 * the one is not who answers for it, or the other is no member, or a viewer.
 */
export const handOverTo = (accountId: string, personId: string, by: string): Promise<void> =>
  transaction(async (tx) => {
    const at = now();
    const team = await requireTeam(tx, accountId);
    if (team.ownerId !== by) throw memberErrors.notYours();
    // Who deletes their account in this moment is no member any more, or finds that they answer for the team.
    await holdPerson(tx, personId);
    const member = await findMember(tx, accountId, personId);
    if (!member || personId === by) throw memberErrors.memberNotFound();
    if (member.role === 'viewer') throw memberErrors.viewerCannotOwn();
    await putMembership(tx, { accountId, personId, role: 'owner', createdAt: at });
    await putOwner(tx, accountId, personId);
    await putMembership(tx, { accountId, personId: by, role: 'editor', createdAt: at });
    await recordTeamEvent(tx, accountId, 'team.handed_over', at, { by, person: { id: personId, name: member.name ?? member.email } });
    const language = languageNamed(member.language ?? '') ?? 'en';
    const subject = { kind: 'team', id: accountId };
    await queueEmail(tx, { kind: 'team-handed-over', subject, owner: accountId, recipient: member.email, language, details: { by_id: by } });
  });
