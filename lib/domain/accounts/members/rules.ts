/** How many teams a person may answer for. */
export const maxTeams = 50;

/** How many people a team may have; invitations that are open count. */
export const maxPeople = 200;

/** How many of the newest events a team's page tells. */
export const shownEvents = 50;
