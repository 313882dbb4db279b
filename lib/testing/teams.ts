import type { Caller, Role } from '@/lib/core/caller';
import { now } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { newId, randomHex } from '@/lib/core/ids';
import { newInvitationLink } from '@/lib/domain/accounts/invitations/invitation-link';
import { insertInvitation } from '@/lib/domain/accounts/invitations/store';
import { createTeam, removeMember, setMember } from '@/lib/domain/accounts/teams';
import { accountCookieName } from '@/lib/surfaces/auth/session-cookie';
import { authenticate } from '@/lib/surfaces/http/authenticate';
import { makeAccount } from './account';
import { signIn } from './session';

/** A member of an account and an open invitation to it, as calls can name them. */
export async function makeTeamThings(accountId: string, marked: string) {
  const member = await makeAccount();
  const personId = member.account.ownerId;
  await setMember(accountId, personId, 'viewer');
  const { token, row } = newInvitationLink(now());
  const invitation = { id: newId('inv'), accountId, email: `${marked}@invited.example`, role: 'editor' as const, language: 'en', invitedBy: personId };
  await transaction((tx) => insertInvitation(tx, { ...invitation, createdAt: now(), ...row }));
  return { personId, invitationId: invitation.id, invitationToken: token };
}

/** So many more members of a team. */
export async function fillTeam(accountId: string, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => newId('usr'));
  await db().person.createMany({ data: ids.map((id) => ({ id, email: `${id}@member.example`.toLowerCase(), createdAt: now() })) });
  await db().membership.createMany({ data: ids.map((personId) => ({ accountId, personId, role: 'viewer', createdAt: now() })) });
}

/** What the person's browser is while it acts for an account. */
export async function callerActingFor(personId: string, accountId: string): Promise<Caller> {
  const { headers } = await signIn(personId);
  return authenticate(new Headers({ ...headers, cookie: `${headers.cookie}; ${accountCookieName}=${accountId}` }), 'test');
}

/** A team with one person of each role, one who was removed, and a stranger; each with the browser in which they ask for the team. */
export async function makeTeam() {
  const person = async () => {
    const { account, email } = await makeAccount({ name: `Kim ${randomHex(4)}` });
    return { id: account.ownerId, own: account.id, email };
  };
  const owner = await person();
  const { id } = await createTeam(owner.id, `Legal ${randomHex(4)}`, owner.id);
  const joined = async (role: Role) => {
    const member = await person();
    await setMember(id, member.id, role, owner.id);
    return member;
  };
  const people = {
    owner,
    second: await joined('owner'),
    editor: await joined('editor'),
    viewer: await joined('viewer'),
    former: await joined('editor'),
    outsider: await person(),
  };
  await removeMember(id, people.former.id, owner.id);
  const as = (who: keyof typeof people) => callerActingFor(people[who].id, id);
  return { id, people, as };
}
