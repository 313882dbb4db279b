import { afterEach, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { randomHex } from '@/lib/core/ids';
import { openText } from '@/lib/core/sealed';
import { mayComeIn } from '@/lib/domain/accounts/admission/may-come-in';
import { keylessNow } from '@/lib/domain/accounts/admission/settings';
import { inviteToTeam } from '@/lib/domain/accounts/operations/invite-to-team';
import { registerPerson } from '@/lib/domain/accounts/register-person';
import { signInTokenPurpose } from '@/lib/domain/accounts/sign-in-link';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { makeTeam } from '@/lib/testing/teams';
import { admit } from './admit';
import { askForLink } from './ask-for-link';
import { confirmSignIn } from './confirm-sign-in';

afterEach(() => {
  delete env().SIGN_UP;
});

const someone = () => `${randomHex(6)}@stranger.example`;

async function post(route: typeof askForLink, form: Record<string, string>) {
  const headers = { origin: 'http://localhost:3000', 'x-client-address': randomHex(4), 'accept-language': 'de' };
  const answer = await route.POST(new Request('http://localhost:3000/sign-in/x', { method: 'POST', body: new URLSearchParams(form), headers }));
  // What they typed comes back to them, and is another each time.
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(encodeURIComponent(form.email ?? ''), '(typed)'));
  return { status: answer.status, location: answer.headers.get('location'), headers: [...answer.headers.keys()], cookies };
}

const kindsTo = async (recipient: string) => (await db().email.findMany({ where: { recipient }, orderBy: { createdAt: 'asc' } })).map(({ kind }) => kind);

async function tokenFor(recipient: string): Promise<string> {
  const { details } = await db().email.findFirstOrThrow({ where: { recipient, kind: 'sign-in' } });
  return openText(signInTokenPurpose, (details as { sealed_token: string }).sealed_token);
}

test('who asks for a link gets one answer, whether or not the address may come in; the mail alone says which', async () => {
  env().SIGN_UP = 'invitation';
  const [{ email: known }, stranger] = [await makeAccount(), someone()];
  const [toKnown, toStranger] = [await post(askForLink, { email: known }), await post(askForLink, { email: stranger })];
  expect(toStranger).toEqual(toKnown);
  expect(toStranger).toMatchObject({ status: 303, location: '/sign-in/sent' });
  expect([await kindsTo(known), await kindsTo(stranger)]).toEqual([['sign-in'], ['not-admitted']]);
  const [row] = await db().email.findMany({ where: { recipient: stranger } });
  expect(row?.details).toEqual({});
});

test('a domain that is named lets its addresses in, and no other', async () => {
  env().SIGN_UP = 'domains:stranger.example';
  const [inside, outside] = [someone(), `${randomHex(6)}@stranger.example.evil.example`];
  await post(askForLink, { email: inside });
  await post(askForLink, { email: outside });
  expect([await kindsTo(inside), await kindsTo(outside)]).toEqual([['sign-in'], ['not-admitted']]);
});

test('who is invited to a team may come in; once the invitation was revoked or used, or its time is over, no more', async () => {
  env().SIGN_UP = 'invitation';
  const [{ as }, invited] = [await makeTeam(), someone()];
  await perform(inviteToTeam, { email: invited, role: 'viewer', language: 'en' }, await as('owner'));
  await post(askForLink, { email: invited });
  expect(await kindsTo(invited)).toEqual(['team-invitation', 'sign-in']);
  const open = { revokedAt: null, acceptedAt: null, expiresAt: new Date(Date.now() + 60_000) };
  for (const end of [{ revokedAt: new Date() }, { acceptedAt: new Date() }, { expiresAt: new Date() }]) {
    await db().teamInvitation.updateMany({ where: { email: invited }, data: { ...open, ...end } });
    expect(await mayComeIn(invited), JSON.stringify(end)).toBe(false);
  }
  await db().teamInvitation.updateMany({ where: { email: invited }, data: open });
  expect(await mayComeIn(invited)).toBe(true);
  await db().teamInvitation.updateMany({ where: { email: invited }, data: { revokedAt: new Date() } });
  await post(askForLink, { email: invited });
  expect((await kindsTo(invited)).at(-1)).toBe('not-admitted');
});

test('a link that was mailed before the door was shut makes nobody', async () => {
  const email = someone();
  await post(askForLink, { email });
  env().SIGN_UP = 'invitation';
  const answer = await post(confirmSignIn, { token: await tokenFor(email), to: '/keys' });
  expect(answer.cookies.join()).not.toContain('paraph-session=');
  expect(await db().person.count({ where: { email } })).toBe(0);
});

test('a provider that has shown the address lets in whom a link would, and tells the others why', async () => {
  env().SIGN_UP = 'invitation';
  const [{ email: known }, stranger] = [await makeAccount(), someone()];
  const by = (email: string) => ({
    account: { type: 'oauth', provider: 'github', providerAccountId: email },
    profile: [{ email, primary: true, verified: true }],
  });
  expect(await admit(by(known))).toBe(true);
  expect(await admit(by(stranger))).toBe('/sign-in?problem=not_admitted');
  await expect(registerPerson({ email: stranger, name: null })).rejects.toMatchObject({ code: 'not_admitted' });
  env().SIGN_UP = 'open';
  expect(await admit(by(stranger))).toBe(true);
});

test('who has signed in by a provider before comes in by it, also under an address that nobody here knows', async () => {
  env().SIGN_UP = 'invitation';
  const { account } = await makeAccount();
  const login = { provider: 'github', providerAccountId: randomHex(8) };
  const coming = { account: { type: 'oauth', ...login }, profile: [{ email: someone(), primary: true, verified: true }] };
  expect(await admit(coming)).toBe('/sign-in?problem=not_admitted');
  await db().providerLogin.create({ data: { userId: account.ownerId, type: 'oauth', ...login } });
  expect(await admit(coming)).toBe(true);
});

test('a setting that cannot be read lets in nobody uninvited, and sends nothing without a key', async () => {
  const { email: known } = await makeAccount();
  await db().serviceSetting.createMany({ data: ['sign_up', 'keyless'].map((name) => ({ name, value: 'of a later version', changedAt: new Date() })) });
  expect([await mayComeIn(someone()), await mayComeIn(known), (await keylessNow()).value]).toEqual([false, true, 'off']);
  await db().serviceSetting.deleteMany({});
  expect([await mayComeIn(someone()), (await keylessNow()).value]).toEqual([true, 'on']);
});
