/** How long the link of an invitation works. */
export const invitationDays = 7;

/** How long one that has ended is kept, so that who comes late learns what became of it. */
export const endedInvitationsKeptDays = 30;

export type InvitationState = 'open' | 'used' | 'revoked' | 'expired';

type Invitation = { acceptedAt: Date | null; revokedAt: Date | null; expiresAt: Date };

export const invitationStateAt = ({ acceptedAt, revokedAt, expiresAt }: Invitation, at: Date): InvitationState =>
  acceptedAt ? 'used' : revokedAt ? 'revoked' : expiresAt <= at ? 'expired' : 'open';

/** What stands in the way of one person who has an invitation in hand. */
export const joinStates = ['open', 'used', 'revoked', 'expired', 'other_address', 'unproven'] as const;

export type JoinState = (typeof joinStates)[number];

/** `provenAt`: when they last showed that the address is theirs; null where they have not. */
type Comer = { email: string; provenAt: Date | null };

/** Whether an invitation is one for this person, now. What has ended is said before whom it was for. */
export function joinStateOf(invitation: Invitation & { email: string }, comer: Comer, at: Date): JoinState {
  const state = invitationStateAt(invitation, at);
  if (state !== 'open') return state;
  if (invitation.email !== comer.email.toLowerCase()) return 'other_address';
  return comer.provenAt ? 'open' : 'unproven';
}
