import { defineErrors } from '@/lib/core/errors';

export const departureErrors = defineErrors({
  notConfirmed: ['not_confirmed', 400, 'Type your own email address to confirm that the account is to be deleted.'],
  teamNeedsOwner: ['team_needs_owner', 409, 'You own a team that has other members. Hand it over to one of them first, or remove them.'],
  lastOperator: ['last_operator', 409, 'You are the only operator of this service. Make somebody else one first.'],
  tooManyOpen: ['too_many_open', 409, 'More than 1,000 of your requests are open. Withdraw some of them first.'],
});
