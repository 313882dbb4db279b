import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { sha256 } from '@/lib/core/ids';
import { openText } from '@/lib/core/sealed';
import type { EmailRenderers } from '../mail/deliver-email';
import { teamHandedOverEmail } from './emails/team-handed-over';
import { teamInvitationEmail } from './emails/team-invitation';
import { invitationLink, invitationTokenPurpose } from './invitations/invitation-link';
import { invitationStateAt } from './invitations/rules';
import { findInvitationById } from './invitations/store';
import { memberRole } from './members/schema';
import { findNameOf, findTeamName } from './members/store';

const invitationDetails = z.looseObject({ sealed_token: z.string() });
const handOverDetails = z.looseObject({ by_id: z.string() });

/** The letters of teams, as things are when they are sent: null where what they would say is no longer so. */
export const teamEmails: EmailRenderers = {
  'team-invitation': async ({ subject, language, details }) => {
    const invitation = subject && (await findInvitationById(subject.id));
    if (!invitation || invitationStateAt(invitation, now()) !== 'open') return null;
    const token = openText(invitationTokenPurpose, invitationDetails.parse(details).sealed_token);
    // It was sent again meanwhile, with another link.
    if (sha256(token) !== invitation.tokenHash) return null;
    const { email, expiresAt, account } = invitation;
    const [by, role] = [await findNameOf(invitation.invitedBy), memberRole.parse(invitation.role)];
    return teamInvitationEmail({ language, team: account.name, by: by ?? account.name, email, role, expiresAt, link: invitationLink(token) });
  },
  'team-handed-over': async ({ subject, language, details }) => {
    const team = subject && (await findTeamName(subject.id));
    if (!team) return null;
    return teamHandedOverEmail({ language, team, by: (await findNameOf(handOverDetails.parse(details).by_id)) ?? team });
  },
};
