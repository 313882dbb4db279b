import type { Role } from '@/lib/core/caller';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { memberErrors } from './members/errors';
import { recordTeamEvent } from './members/record-team-event';
import { findKnownAs, findMember, lockMembers } from './members/store';
import { endKeysOf, findTeamAccount, insertAccount, putMembership, removeMembership } from './store';
import { accountIdOfTeam } from './team-id';

// What changes the people of a team. `by`: the id of the person who does it; null where the operator does, by a command.

/** Makes a team's account; who makes it owns it. */
export const createTeam = (ownerId: string, name: string, by: string | null = null) =>
  transaction(async (tx) => {
    const at = now();
    const team = await insertAccount(tx, { kind: 'team', name, createdAt: at, ownerId });
    await recordTeamEvent(tx, team.id, 'team.created', at, { by, person: { id: ownerId, name: team.owner.name ?? team.owner.email } });
    return team;
  });

/** Lets a person act for an account in a role, or gives them another one. Throws `owner_stays` where they answer for it, and are to be less than its owner. */
export const setMember = (accountId: string, personId: string, role: Role, by: string | null = null): Promise<void> =>
  transaction(async (tx) => {
    const at = now();
    const account = await lockMembers(tx, accountId);
    if (account.ownerId === personId && role !== 'owner') throw memberErrors.ownerStays();
    const before = await findMember(tx, accountId, personId);
    if (before?.role === role) return;
    // Whoever comes anew opens nothing that was shut when they left.
    if (!before) await endKeysOf(tx, accountId, personId, at);
    await putMembership(tx, { accountId, personId, role, createdAt: at });
    const person = { id: personId, name: await findKnownAs(tx, personId) };
    await recordTeamEvent(tx, accountId, before ? 'team.role_changed' : 'team.joined', at, { by, person, role });
  });

/** Ends it: their sessions no longer open the account, and their keys of it end for good, also where they come back. False for who answers for it, and for who is no member. */
export const removeMember = (accountId: string, personId: string, by: string | null = null): Promise<boolean> =>
  transaction(async (tx) => {
    const at = now();
    await lockMembers(tx, accountId);
    const member = await findMember(tx, accountId, personId);
    if (!member || !(await removeMembership(tx, accountId, personId))) return false;
    await endKeysOf(tx, accountId, personId, at);
    const { role, name, email } = member;
    await recordTeamEvent(tx, accountId, by === personId ? 'team.left' : 'team.removed', at, { by, person: { id: personId, name: name ?? email }, role });
    return true;
  });

/** The team of a public id; null where there is none. */
export async function findTeam(teamId: string) {
  const accountId = accountIdOfTeam(teamId);
  return accountId === null ? null : findTeamAccount(accountId);
}
