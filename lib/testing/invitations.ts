import { db } from '@/lib/core/db';
import { inviteToTeam } from '@/lib/domain/accounts/operations/invite-to-team';
import { teamEmails } from '@/lib/domain/accounts/render-team-emails';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeTeam } from './teams';

/** The letters of invitation to an address as they would be sent now, the newest first; null for one that would not be. */
export async function invitationLetters(recipient: string) {
  const rows = await db().email.findMany({ where: { recipient, kind: 'team-invitation' }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  const letter = (row: (typeof rows)[number]) =>
    teamEmails['team-invitation']?.({
      ...row,
      language: 'en',
      status: 'queued',
      details: row.details as Record<string, string>,
      subject: { kind: row.subjectKind ?? '', id: row.subjectId ?? '' },
    });
  return Promise.all(rows.map(letter));
}

/** The token in the newest letter to an address. */
export async function mailedToken(recipient: string): Promise<string> {
  const [letter] = await invitationLetters(recipient);
  return /\/dashboard\/team\/join\?token=([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
}

/** A team that has invited the outsider of `makeTeam`, and the token in their letter. */
export async function makeInvitation(role: 'viewer' | 'editor' | 'owner' = 'editor') {
  const team = await makeTeam();
  const { email } = team.people.outsider;
  const { id: invitationId } = await perform(inviteToTeam, { email, role }, await team.as('owner'));
  return { ...team, email, invitationId, token: await mailedToken(email) };
}
