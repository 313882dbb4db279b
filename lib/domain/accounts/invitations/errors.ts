import { defineErrors } from '@/lib/core/errors';

export const invitationErrors = defineErrors({
  alreadyMember: ['already_member', 409, 'This person belongs to the team already.'],
  alreadyInvited: ['already_invited', 409, 'This address is invited already. Send the invitation again, or revoke it first.'],
  suspended: ['team_suspended', 403, 'The operator of this service has suspended this team: it invites nobody until that is lifted. Ask the operator.'],
  notFound: ['not_found', 404, 'The team has no open invitation with this id.'],
  unknown: ['unknown', 404, 'This invitation is not known. If it was sent again, only the newest email works.'],
  used: ['used', 410, 'This invitation was accepted already.'],
  revoked: ['revoked', 410, 'This invitation was revoked.'],
  expired: ['expired', 410, 'The time of this invitation is over. Ask for another one.'],
  otherAddress: ['other_address', 403, 'This invitation is for another address than the one that you are signed in with.'],
  unproven: ['unproven', 403, 'Sign in by a mailed link once, which shows that the address is yours.'],
});

/** What each state but the open one is refused with. */
export const refusals = {
  used: invitationErrors.used,
  revoked: invitationErrors.revoked,
  expired: invitationErrors.expired,
  other_address: invitationErrors.otherAddress,
  unproven: invitationErrors.unproven,
} as const;
