import { expect, test, vi } from 'vitest';
import { POST } from '@/app/dashboard/settings/delete/route';
import { db, transaction } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { isInvited } from '@/lib/domain/accounts/admission/store';
import { issueKey, resolveKey } from '@/lib/domain/accounts/api-key';
import { lockMembers } from '@/lib/domain/accounts/members/store';
import { changeRole } from '@/lib/domain/accounts/operations/change-role';
import { inviteToTeam } from '@/lib/domain/accounts/operations/invite-to-team';
import { joinTeam } from '@/lib/domain/accounts/operations/join-team';
import { putMembership } from '@/lib/domain/accounts/store';
import { createTeam, setMember } from '@/lib/domain/accounts/teams';
import { openShareLink } from '@/lib/domain/files/read-shared-file';
import { sharePdf } from '@/lib/domain/files/share-pdf';
import { isSuppressed } from '@/lib/domain/mail/suppression';
import { sessionCredential } from '@/lib/surfaces/auth/session-credential';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { browserOf } from '@/lib/testing/drafts';
import { mailedToken } from '@/lib/testing/invitations';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { listenTo } from '@/lib/testing/receiver';
import { signedInCaller, signIn } from '@/lib/testing/session';
import { createRequest, sign } from '@/lib/testing/signing';
import { callerActingFor } from '@/lib/testing/teams';
import { untilBlocked } from '@/lib/testing/until-blocked';
import { makeWorkflow } from '@/lib/testing/workflows';
import { lockPerson } from '../store';
import { deleteOwnAccount } from './delete-own-account';

async function person() {
  const made = await makeAccount({ name: 'Kim Keller' });
  const { account, email } = made;
  const caller = await signedInCaller(account.ownerId);
  return {
    ...made,
    caller,
    row: () => db().person.findUniqueOrThrow({ where: { id: account.ownerId } }),
    leave: (confirmation = email) => perform(deleteOwnAccount, { confirmation }, caller),
  };
}

test('every way in is shut at once, and nothing says any more who it was', async () => {
  const { account, email, key, row, leave } = await person();
  const { cookie } = await signIn(account.ownerId);
  const { workflow } = await makeWorkflow({ key, accountId: account.id });
  await leave(` ${email.toUpperCase()} `);
  expect([await resolveKey(key), await sessionCredential(cookie)]).toEqual([null, null]);
  expect(await db().workflow.findUniqueOrThrow({ where: { id: workflow.id } })).toMatchObject({ archivedAt: expect.any(Date) });
  expect(await row()).toMatchObject({ name: null, provenAt: null, email: `${account.ownerId.toLowerCase()}@erased.invalid` });
  expect(await db().account.findUniqueOrThrow({ where: { id: account.id } })).toMatchObject({ name: '', closedAt: expect.any(Date) });
  expect(await db().person.count({ where: { email } })).toBe(0);
});

test('a file that was shared is nobody’s to look at from then on, and that of others stays shared', async () => {
  const [{ account, leave }, other] = [await person(), await makeAccount()];
  const links = [await sharePdf(account.id, 'Mine.pdf', await plainPdf('mine')), await sharePdf(other.account.id, 'Theirs.pdf', await plainPdf('theirs'))];
  const opened = async () => Promise.all(links.map(async ({ link }) => (await openShareLink(link.split('/').at(-1) ?? ''))?.name ?? null));
  expect(await opened()).toEqual(['Mine.pdf', 'Theirs.pdf']);
  await leave();
  expect(await opened()).toEqual([null, 'Theirs.pdf']);
});

test('open requests are withdrawn, and their signers told; a signed one stays as it is for now', async () => {
  const { key, email, leave } = await person();
  const mailed = (await createRequest(key, { delivery: 'email' })).json.request_id;
  const { json } = await createRequest(key);
  await sign(json.signer_link);
  await leave();
  const statusOf = async (id: string) => (await db().signatureRequest.findUniqueOrThrow({ where: { id } })).status;
  expect([await statusOf(mailed), await statusOf(json.request_id)]).toEqual(['cancelled', 'signed']);
  expect(await db().email.count({ where: { subjectId: mailed, kind: 'cancelled' } })).toBeGreaterThan(0);
  expect(await db().person.count({ where: { email } })).toBe(0);
});

test('400 where the address that is typed is not theirs, and nothing has happened', async () => {
  const { key, row, leave } = await person();
  const { request_id } = (await createRequest(key)).json;
  for (const wrong of ['', 'yes', 'somebody@else.example']) await expect(leave(wrong)).rejects.toMatchObject({ code: 'not_confirmed', status: 400 });
  expect(await row()).toMatchObject({ name: 'Kim Keller' });
  expect(await db().signatureRequest.findUniqueOrThrow({ where: { id: request_id } })).toMatchObject({ status: 'pending' });
});

test('409 while they own a team with other members, and nothing has happened; a team of theirs alone closes with them', async () => {
  const { account, key, row, leave } = await person();
  const { request_id } = (await createRequest(key)).json;
  const [shared, alone] = [await createTeam(account.ownerId, 'Shared'), await createTeam(account.ownerId, 'Alone')];
  const other = (await makeAccount()).account.ownerId;
  await setMember(shared.id, other, 'editor');
  await expect(leave()).rejects.toMatchObject({ code: 'team_needs_owner', status: 409 });
  expect(await row()).toMatchObject({ name: 'Kim Keller' });
  expect(await db().signatureRequest.findUniqueOrThrow({ where: { id: request_id } })).toMatchObject({ status: 'pending' });
  await db().membership.deleteMany({ where: { accountId: shared.id, personId: other } });
  await leave();
  const closed = await db().account.findMany({ where: { id: { in: [shared.id, alone.id] }, closedAt: { not: null } } });
  expect(closed).toHaveLength(2);
});

test('who is invited to a team that closes with its owner joins nothing, and may no longer come in for it', async () => {
  const { account, leave } = await person();
  const team = await createTeam(account.ownerId, 'Alone');
  const invited = await makeAccount();
  await perform(inviteToTeam, { email: invited.email, role: 'owner' }, await callerActingFor(account.ownerId, team.id));
  const invitation_token = await mailedToken(invited.email);
  await leave();
  const joining = perform(joinTeam, { invitation_token }, await signedInCaller(invited.account.ownerId));
  await expect(joining).rejects.toMatchObject({ code: 'unknown', status: 404 });
  expect([await db().membership.count({ where: { accountId: team.id } }), await isInvited(invited.email, new Date())]).toEqual([0, false]);
});

test('409 where somebody joins a team of theirs in the very moment, and it stays open', async () => {
  const { account, row, leave } = await person();
  const [team, other] = [await createTeam(account.ownerId, 'Late'), await makeAccount()];
  const leaving = await transaction(async (tx) => {
    await lockMembers(tx, team.id);
    await putMembership(tx, { accountId: team.id, personId: other.account.ownerId, role: 'editor', createdAt: new Date() });
    const started = Promise.allSettled([leave()]);
    expect(await untilBlocked(tx, started)).toBe('waits');
    return { started };
  });
  expect(await leaving.started).toMatchObject([{ status: 'rejected', reason: { code: 'team_needs_owner' } }]);
  expect([await row(), await db().account.findUniqueOrThrow({ where: { id: team.id } })]).toMatchObject([{ name: 'Kim Keller' }, { closedAt: null }]);
});

test('409 for the only operator of the service', async () => {
  const { account, row, leave } = await person();
  await db().person.updateMany({ where: { isOperator: true }, data: { isOperator: false } });
  await db().person.update({ where: { id: account.ownerId }, data: { isOperator: true } });
  await expect(leave()).rejects.toMatchObject({ code: 'last_operator', status: 409 });
  await db().person.update({ where: { id: (await makeAccount()).account.ownerId }, data: { isOperator: true } });
  await leave();
  expect(await row()).toMatchObject({ name: null, isOperator: false });
});

test('somebody else’s team goes on without them', async () => {
  const { account, leave } = await person();
  const team = await createTeam((await makeAccount()).account.ownerId, 'Legal');
  await setMember(team.id, account.ownerId, 'owner');
  await leave();
  expect(await db().account.findUniqueOrThrow({ where: { id: team.id } })).toMatchObject({ name: 'Legal', closedAt: null });
  expect(await db().membership.count({ where: { accountId: team.id } })).toBe(1);
});

test('its form leads out of the signed-in pages; that of another site deletes nothing', async () => {
  const { account, email, row } = await person();
  const { headers } = await signIn(account.ownerId);
  const post = (more: Record<string, string> = {}) =>
    POST(
      new Request('http://localhost:3000/dashboard/settings/delete', {
        method: 'POST',
        headers: { ...headers, ...more },
        body: new URLSearchParams({ confirmation: email }),
      }),
    );
  expect((await post({ origin: 'https://evil.example' })).headers.get('location')).toBe('/dashboard/settings?problem=foreign_page');
  expect(await row()).toMatchObject({ email });
  expect((await post()).headers.get('location')).toBe('/');
  expect((await row()).email).not.toBe(email);
});

test('a team’s log keeps that something happened, and neither log nor invitations say any more to whom or by whom', async () => {
  const { account, email, caller, leave } = await person();
  const owner = (await makeAccount()).account.ownerId;
  const team = await createTeam(owner, 'Legal');
  const acting = await callerActingFor(owner, team.id);
  await perform(inviteToTeam, { email, role: 'editor' }, acting);
  await perform(joinTeam, { invitation_token: await mailedToken(email) }, caller);
  await perform(changeRole, { person_id: account.ownerId, role: 'viewer' }, acting);
  const told = async () =>
    JSON.stringify(await db().event.findMany({ where: { subject: team.id }, select: { type: true, data: true }, orderBy: { sequence: 'asc' } }));
  expect(await told()).toContain('Kim Keller');
  await leave();
  const after = await told();
  for (const mark of ['Kim Keller', email, account.ownerId]) expect(after).not.toContain(mark);
  expect(after).toContain('team.role_changed');
  expect(await db().teamInvitation.count({ where: { email } })).toBe(0);
});

test('nothing beside the account says any more who it was, opens anything, or gets mail', async () => {
  const { account, email, leave } = await person();
  const { ownerId: personId } = account;
  const team = await createTeam((await makeAccount()).account.ownerId, 'Legal');
  await setMember(team.id, personId, 'editor');
  const { id: keyOfTeam } = await issueKey({ accountId: team.id, personId, name: 'Theirs', isTest: false });
  const webhook = await listenTo('requests', account.id);
  const browser = await browserOf(personId, team.id);
  const { id: draftId } = (await browser.create()).json;
  await browser.change(draftId, { revision: 1, title: 'Stays with the team' });
  const at = new Date();
  const login = { provider: 'github', providerAccountId: personId };
  await db().providerLogin.create({ data: { userId: personId, type: 'oauth', ...login } });
  await db().signInToken.create({ data: { identifier: email, token: personId, expires: new Date(at.getTime() + 60_000) } });
  await db().email.create({ data: { id: newId('eml'), kind: 'sign-in', recipient: email, language: 'en', status: 'sent', details: {}, createdAt: at } });
  const act = { id: newId('opa'), at, kind: 'limit.set', details: {} };
  await db().operatorAct.createMany({
    data: [
      { ...act, byId: personId, byName: 'Kim Keller', target: 'x' },
      { ...act, id: newId('opa'), target: email },
    ],
  });
  await leave();
  expect(await db().apiKey.findUniqueOrThrow({ where: { id: keyOfTeam } })).toMatchObject({ revokedAt: expect.any(Date) });
  const left = await Promise.all([
    db().webhookEndpoint.findMany({ where: { id: webhook.id } }),
    db().providerLogin.findMany({ where: login }),
    db().signInToken.findMany({ where: { identifier: email } }),
    db().email.findMany({ where: { recipient: email } }),
    db().operatorAct.findMany({ where: { OR: [{ byName: 'Kim Keller', byId: personId }, { target: email }] } }),
    db().draft.findMany({ where: { OR: [{ personId }, { changedBy: personId }] } }),
  ]);
  expect(left).toEqual([[], [], [], [], [], []]);
  expect(await db().draft.findUniqueOrThrow({ where: { id: draftId } })).toMatchObject({ title: 'Stays with the team', accountId: team.id });
  expect(await isSuppressed(`${personId.toLowerCase()}@erased.invalid`, team.id)).toBe(true);
});

test('pressed twice at once it is done once, and neither is told of a fault', async () => {
  const { account, row, leave } = await person();
  const { leaving } = await transaction(async (tx) => {
    await lockPerson(tx, account.ownerId);
    const started = Promise.all([leave(), leave()]);
    const waiting = () => db().$queryRaw`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(2), 10_000);
    return { leaving: started };
  });
  expect(await leaving).toEqual([{}, {}]);
  expect(await row()).toMatchObject({ name: null, provenAt: null });
});
