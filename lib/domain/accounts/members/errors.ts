import { defineErrors } from '@/lib/core/errors';

export const memberErrors = defineErrors({
  noTeam: ['no_team', 403, 'This is a person’s own account, which nobody else belongs to. Make a team, and act for it.'],
  memberNotFound: ['not_found', 404, 'Nobody with this id belongs to the team.'],
  ownerStays: ['owner_stays', 409, 'Who answers for a team stays its owner. Hand the team over first.'],
  notYours: ['not_yours', 403, 'Only who answers for the team can hand it over.'],
  viewerCannotOwn: ['viewer_cannot_own', 409, 'A team is handed over to an editor or an owner. Change the role of this person first.'],
  tooManyTeams: ['too_many_teams', 409, 'You answer for as many teams as one person may. Hand one over first.'],
  teamFull: ['team_full', 409, 'The team has as many people as it may have, open invitations included.'],
});
