/** A team is an account of its own; the workflow API knows it as `team_` and the same characters. */
export const teamIdOf = (accountId: string): string => accountId.replace(/^acc_/, 'team_');

export const accountIdOfTeam = (teamId: string): string => teamId.replace(/^team_/, 'acc_');
