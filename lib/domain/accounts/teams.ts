import type { Role } from '@/lib/core/caller';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { findTeamAccount, insertAccount, putMembership, removeMembership } from './store';
import { accountIdOfTeam } from './team-id';

/** Makes a team's account; who makes it owns it. */
export const createTeam = (ownerId: string, name: string) => transaction((tx) => insertAccount(tx, { kind: 'team', name, createdAt: now(), ownerId }));

/** Lets a person act for an account in a role, or gives them another one. */
export const setMember = (accountId: string, personId: string, role: Role) =>
  transaction((tx) => putMembership(tx, { accountId, personId, role, createdAt: now() }));

/** Ends it: their sessions and keys no longer open the account. False for its owner, and for who is no member. */
export const removeMember = (accountId: string, personId: string) => transaction((tx) => removeMembership(tx, accountId, personId));

/** The team of a public id; null where there is none. */
export async function findTeam(teamId: string) {
  const accountId = accountIdOfTeam(teamId);
  return accountId === null ? null : findTeamAccount(accountId);
}
