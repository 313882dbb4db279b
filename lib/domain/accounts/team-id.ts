// A team is an account, and its public id is the account's by another name: neither needs a table to find the other.

/** `team_` and the 20 characters of the account's id. */
export const teamIdOf = (accountId: string): string => accountId.replace(/^acc_/, 'team_');

/** Null for what is no id of a team; whether there is such a team is for the store to say. */
export const accountIdOfTeam = (teamId: string): string | null => {
  const [, own] = /^team_([0-9A-Za-z]{20})$/.exec(teamId) ?? [];
  return own === undefined ? null : `acc_${own}`;
};
