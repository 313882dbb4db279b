import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { sha256 } from '@/lib/core/ids';
import { operation } from '@/lib/core/operation';
import { bySelf } from '../auth';
import { joinStateOf, joinStates } from '../invitations/rules';
import { invitationToken } from '../invitations/schema';
import { findInvitation } from '../invitations/store';
import { memberRole } from '../members/schema';
import { findNameOf, findPerson } from '../members/store';

export const getInvitation = operation({
  name: 'getInvitation',
  summary: 'What a mailed invitation is for, and whether whoever is signed in can accept it; reading it accepts nothing',
  effect: 'read',
  success: 200,
  auth: bySelf,
  body: 'none',
  input: z.strictObject({ invitation_token: invitationToken }),
  output: z.object({
    /** Null where the link is not known. */
    invitation: z
      .object({
        state: z.enum(joinStates),
        team: z.string(),
        role: memberRole,
        /** Null where they are gone. */
        invitedBy: z.string().nullable(),
        invitedEmail: z.string(),
        signedInEmail: z.string(),
      })
      .nullable(),
  }),
  errors: [],
  async run({ invitation_token }, { scope: { by } }) {
    const invitation = await findInvitation(sha256(invitation_token));
    if (!invitation) return { invitation: null };
    const [comer, invitedBy] = await Promise.all([findPerson(by.personId), findNameOf(invitation.invitedBy)]);
    const role = memberRole.parse(invitation.role);
    const state = joinStateOf(invitation, comer, now());
    const team = invitation.account.name;
    return { invitation: { state, team, role, invitedBy, invitedEmail: invitation.email, signedInEmail: comer.email } };
  },
});
