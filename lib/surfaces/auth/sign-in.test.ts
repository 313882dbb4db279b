import { afterEach, describe, expect, test } from 'vitest';
import { now, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { randomHex, sha256 } from '@/lib/core/ids';
import { openText } from '@/lib/core/sealed';
import { readSignInLink, signInLink, signInTokenPurpose } from '@/lib/domain/accounts/sign-in-link';
import type { RouteHandler } from '../http/handle';
import { askForLink } from './ask-for-link';
import { askedAddressIn } from './asked-address';
import { confirmSignIn } from './confirm-sign-in';
import { outsideCallback } from './outside-login';
import { sessionCredential } from './session-credential';
import { signOut } from './sign-out';

const origin = 'http://localhost:3000';
const someone = () => `${randomHex(6)}@people.example`;

async function post(route: RouteHandler, form: Record<string, string>, headers: Record<string, string> = {}, at = `${origin}/sign-in/x`) {
  const request = new Request(at, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { origin, 'x-client-address': randomHex(4), 'accept-language': 'de', ...headers },
  });
  const response = await route(request);
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('paraph-session=')) ?? null;
  return {
    status: response.status,
    location: response.headers.get('location'),
    cookie: cookie?.split(';')[0] ?? null,
    attributes: cookie,
    all: response.headers.getSetCookie(),
  };
}

const ask = (email: string, more: Record<string, string> = {}, headers: Record<string, string> = {}, at?: string) =>
  post(askForLink.POST, { email, ...more }, headers, at);
const confirm = (token: string, to = '/keys', headers: Record<string, string> = {}) => post(confirmSignIn.POST, { token, to }, headers);

async function mailsTo(recipient: string) {
  const rows = await db().email.findMany({ where: { recipient, kind: 'sign-in' }, orderBy: { createdAt: 'asc' } });
  return rows.map((row) => {
    const details = row.details as { sealed_token: string; to: string };
    return { ...row, details, token: openText(signInTokenPurpose, details.sealed_token) };
  });
}

/** Asks for a link, and reads its token from the email. */
async function linkFor(email: string, more: Record<string, string> = {}) {
  expect(await ask(email, more)).toMatchObject({ status: 303, location: '/sign-in/sent' });
  const mail = (await mailsTo(email)).at(-1);
  if (!mail) throw new Error('no mail');
  return mail;
}

afterEach(() => setClock(null));

describe('the mailed link', () => {
  test('signs in a person who was not known: with an own account, a proven address, and never as operator', async () => {
    const email = someone();
    const { token, language, details } = await linkFor(email);
    expect([language, details.to]).toEqual(['de', '/keys']);
    const signedIn = await confirm(token);
    expect(signedIn).toMatchObject({ status: 303, location: '/keys', cookie: expect.stringMatching(/^paraph-session=[\w-]{43}$/) });
    expect(signedIn.attributes).toMatch(/HttpOnly/);
    expect(signedIn.attributes).toMatch(/SameSite=Lax/i);
    const person = await db().person.findUniqueOrThrow({ where: { email }, include: { accounts: true } });
    expect(person).toMatchObject({ name: null, isOperator: false, provenAt: expect.any(Date), accounts: [{ kind: 'person' }] });
    expect(await sessionCredential(signedIn.cookie)).toMatchObject({ kind: 'session', personId: person.id, accountId: person.accounts[0]?.id, role: 'owner' });
  });

  test('the page after it names the address, which stands in no link', async () => {
    const email = someone();
    const { location, all } = await ask(email);
    expect([location, all]).toEqual(['/sign-in/sent', [expect.stringMatching(/^paraph-asked=.*; Path=\/sign-in; Max-Age=3600; HttpOnly; SameSite=Lax$/)]]);
    expect(askedAddressIn(all[0] ?? null)).toBe(email);
    expect([askedAddressIn(null), askedAddressIn('paraph-asked=%E0%A4%A')]).toEqual([null, null]);
  });

  test('brings a person who is known back to the same account', async () => {
    const email = someone();
    const first = await confirm((await linkFor(email)).token);
    expect((await ask(`  ${email.toUpperCase()} `)).location).toBe('/sign-in/sent');
    const second = await confirm((await mailsTo(email)).at(-1)?.token ?? '');
    expect(await sessionCredential(second.cookie)).toEqual({ ...(await sessionCredential(first.cookie)), sessionId: expect.any(String) });
    expect(await sessionCredential(first.cookie)).not.toBeNull();
    expect(await db().person.count({ where: { email } })).toBe(1);
  });

  test('is not used up by being looked at, works once by POST, and not again', async () => {
    const email = someone();
    const { token } = await linkFor(email);
    expect(await readSignInLink(token)).toBe(email);
    expect(await readSignInLink(token)).toBe(email);
    expect((await confirm(token)).cookie).not.toBeNull();
    expect(await confirm(token)).toMatchObject({ status: 303, location: '/sign-in/confirm?to=%2Fkeys', cookie: null });
    expect(await readSignInLink(token)).toBeNull();
  });

  test('does not work at the address of the library, where opening it would use it up', async () => {
    const email = someone();
    const { token } = await linkFor(email);
    const opened = await outsideCallback(new Request(`${origin}/auth/callback/email?${new URLSearchParams({ token, email, callbackUrl: '/keys' })}`));
    expect([opened.status, opened.headers.getSetCookie()]).toEqual([404, []]);
    expect(await readSignInLink(token)).toBe(email);
  });

  test('of two clicks at once, one signs in', async () => {
    const { token } = await linkFor(someone());
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.filter(({ cookie }) => cookie)).toHaveLength(1);
  });

  test('ends after an hour, and with the use of a later one', async () => {
    const email = someone();
    const early = await linkFor(email);
    const late = await linkFor(email);
    setClock(() => new Date(Date.now() + 61 * 60_000));
    expect(await readSignInLink(late.token)).toBeNull();
    expect((await confirm(late.token)).cookie).toBeNull();
    setClock(null);
    expect((await confirm(late.token)).cookie).not.toBeNull();
    expect((await confirm(early.token)).cookie).toBeNull();
  });

  test('leads to this service, whatever host the request named', async () => {
    const email = someone();
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    await ask(email, {}, forged, 'http://evil.example/sign-in/send');
    const [mail] = await mailsTo(email);
    expect(signInLink(mail?.token ?? '', mail?.details.to ?? '')).toMatch(/^http:\/\/localhost:3000\/sign-in\/confirm\?token=[\w-]{43}&to=%2Fkeys$/);
    expect((await confirm(mail?.token ?? '', '/keys', forged)).location).toBe('/keys');
  });

  test.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/%09/evil.example\t',
    'javascript:alert(1)',
    '/sign-in/operator',
    '/auth/sign-out',
    `/${'x'.repeat(600)}`,
  ])('does not lead on to %s', async (to) => {
    const { token, details } = await linkFor(someone(), { to });
    expect(details.to).toBe('/keys');
    expect((await confirm(token, to)).location).toBe('/keys');
  });

  test('leads on to the page of ours that somebody was on their way to', async () => {
    const { token, details } = await linkFor(someone(), { to: '/dashboard/requests?page=2' });
    expect(details.to).toBe('/dashboard/requests?page=2');
    expect((await confirm(token, details.to)).location).toBe('/dashboard/requests?page=2');
  });
});

describe('what is stored', () => {
  test('no token in clear: not that of the link, not that of the session, not in the email', async () => {
    const email = someone();
    const { token, details } = await linkFor(email);
    expect(await db().signInToken.findMany({ where: { identifier: email } })).toMatchObject([{ token: sha256(token) }]);
    expect(JSON.stringify(details)).not.toContain(token);
    const { cookie } = await confirm(token);
    const person = await db().person.findUniqueOrThrow({ where: { email }, include: { sessions: true } });
    expect(person.sessions).toMatchObject([{ sessionToken: sha256(cookie?.split('=')[1] ?? '') }]);
  });
});

describe('the browser that was signed in', () => {
  test('is kept in words for its person to know it by, without the header that it sent', async () => {
    const email = someone();
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
    await confirm((await linkFor(email)).token, '/keys', { 'user-agent': agent });
    const { sessions } = await db().person.findUniqueOrThrow({ where: { email }, include: { sessions: true } });
    expect(sessions).toMatchObject([{ browser: 'Firefox, Windows', createdAt: expect.any(Date), seenAt: expect.any(Date) }]);
  });
});

describe('who asks for a link', () => {
  test('gets the same answer for an address that is known and one that is not', async () => {
    const email = someone();
    const unknown = await ask(email);
    await confirm((await mailsTo(email))[0]?.token ?? '');
    expect(await ask(email)).toEqual(unknown);
  });

  test.each(['', 'anna', 'anna@', 'a b@c.example', 'anna@x.example, bob@y.example', '"a@b"@c.example'])('learns that %j is no address', async (email) => {
    expect(await ask(email)).toMatchObject({ status: 303, location: '/sign-in?problem=invalid_email&to=%2Fkeys' });
  });

  test('gets five an hour for one address', async () => {
    const email = someone();
    for (let count = 0; count < 5; count += 1) expect((await ask(email)).location).toBe('/sign-in/sent');
    expect((await ask(email)).location).toContain('problem=too_many');
    expect(await mailsTo(email)).toHaveLength(5);
    const soon = now().getTime() + 13 * 60_000;
    setClock(() => new Date(soon));
    expect((await ask(email)).location).toBe('/sign-in/sent');
  });

  test('gets twenty an hour from one client address', async () => {
    const headers = { 'x-client-address': '198.51.100.77' };
    for (let count = 0; count < 20; count += 1) expect((await ask(someone(), {}, headers)).location).toBe('/sign-in/sent');
    const email = someone();
    expect((await ask(email, {}, headers)).location).toContain('problem=too_many');
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('a form that another site posts', () => {
  test.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { origin: 'http://localhost:3000.evil.example' }])(
    '%j is refused, and does nothing',
    async (headers) => {
      const email = someone();
      const { token } = await linkFor(email);
      expect(await confirm(token, '/keys', headers)).toMatchObject({ status: 403, cookie: null });
      expect(await readSignInLink(token)).toBe(email);
      expect((await ask(email, {}, headers)).status).toBe(403);
      expect(await mailsTo(email)).toHaveLength(1);
    },
  );
});

describe('signing out', () => {
  test('ends the session for whoever has the cookie, and takes the cookie back', async () => {
    const { cookie } = await confirm((await linkFor(someone())).token);
    const out = await post(signOut.POST, {}, { cookie: cookie ?? '' });
    expect(out).toMatchObject({ status: 303, location: '/sign-in', cookie: 'paraph-session=' });
    expect(out.attributes).toContain('Expires=Thu, 01 Jan 1970');
    expect(await sessionCredential(cookie)).toBeNull();
  });

  test('everywhere ends the sessions of all browsers of the person, and nobody else’s', async () => {
    const email = someone();
    const first = await confirm((await linkFor(email)).token);
    const second = await confirm((await linkFor(email)).token);
    const other = await confirm((await linkFor(someone())).token);
    const out = await post(signOut.POST, { everywhere: 'yes' }, { cookie: second.cookie ?? '' });
    expect(out).toMatchObject({ status: 303, location: '/sign-in', cookie: 'paraph-session=' });
    expect([await sessionCredential(first.cookie), await sessionCredential(second.cookie)]).toEqual([null, null]);
    expect(await sessionCredential(other.cookie)).not.toBeNull();
  });

  test('is harmless without a session', async () => {
    expect(await post(signOut.POST, {})).toMatchObject({ status: 303, location: '/sign-in' });
  });
});
