import { afterEach, beforeEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { randomHex, sha256 } from '@/lib/core/ids';
import { isOperatorLinkAlive, makeOperatorLink } from '@/lib/domain/accounts/operator-link';
import { registerPerson } from '@/lib/domain/accounts/register-person';
import { readSignInLink } from '@/lib/domain/accounts/sign-in-link';
import { confirmSignIn } from './confirm-sign-in';
import { makeOperator } from './make-operator';
import { sessionCredential } from './session-credential';

const origin = 'http://localhost:3000';
const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? '';
const operators = () => db().person.findMany({ where: { isOperator: true }, select: { email: true, name: true, provenAt: true } });

async function post(form: Record<string, string>, route = makeOperator, headers: Record<string, string> = {}) {
  const response = await route.POST(
    new Request(`${origin}/sign-in/operator/finish`, { method: 'POST', body: new URLSearchParams(form), headers: { origin, ...headers } }),
  );
  return { status: response.status, location: response.headers.get('location'), cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? null };
}

const withoutOperator = () => db().person.updateMany({ data: { isOperator: false } });
beforeEach(withoutOperator);
afterEach(async () => {
  setClock(null);
  await withoutOperator();
});

test('the printed link makes its first user the operator, signed in and with an address that is yet to be proven, and works no second time', async () => {
  const token = tokenOf(await makeOperatorLink());
  expect(await isOperatorLinkAlive(token)).toBe(true);
  const email = `${randomHex(6)}@operator.example`;
  const made = await post({ token, name: 'Olga Operator', email });
  expect(made).toMatchObject({ status: 303, location: '/keys' });
  expect(await sessionCredential(made.cookie)).toMatchObject({ kind: 'session' });
  expect(await operators()).toEqual([{ email, name: 'Olga Operator', provenAt: null }]);
  expect(await db().operatorAct.findMany({ where: { target: email }, select: { kind: true, byName: true } })).toEqual([
    { kind: 'operator.begun', byName: 'Olga Operator' },
  ]);
  expect(await post({ token, name: 'Eve', email: 'eve@operator.example' })).toMatchObject({
    location: expect.stringContaining('problem=link_dead'),
    cookie: null,
  });
  expect(await operators()).toHaveLength(1);
  expect(await makeOperatorLink()).toBeNull();
});

test('somebody who has signed in before becomes operator of the same account', async () => {
  const email = `${randomHex(6)}@operator.example`;
  const { id } = await registerPerson({ email, name: null });
  const made = await post({ token: tokenOf(await makeOperatorLink()), name: 'Olga', email: email.toUpperCase() });
  expect(await sessionCredential(made.cookie)).toMatchObject({ personId: id });
});

test('each start makes a new link, and the old one dies', async () => {
  const first = tokenOf(await makeOperatorLink());
  const second = tokenOf(await makeOperatorLink());
  expect([await isOperatorLinkAlive(first), await isOperatorLinkAlive(second)]).toEqual([false, true]);
  expect(await post({ token: first, name: 'Eve', email: 'eve@operator.example' })).toMatchObject({ cookie: null });
});

test('it is stored as a hash, ends after a day, and nobody signs in with it by other ways', async () => {
  const token = tokenOf(await makeOperatorLink());
  expect(await db().signInToken.findMany({ where: { identifier: 'operator' }, select: { token: true } })).toEqual([{ token: sha256(token) }]);
  expect(await readSignInLink(token)).toBeNull();
  expect(await post({ token }, confirmSignIn)).toMatchObject({ cookie: null });
  setClock(() => new Date(Date.now() + 24 * 3600_000 + 1000));
  expect(await isOperatorLinkAlive(token)).toBe(false);
  expect(await post({ token, name: 'Late', email: 'late@operator.example' })).toMatchObject({ cookie: null });
  expect(await operators()).toEqual([]);
});

test('of two at once, one becomes operator', async () => {
  const token = tokenOf(await makeOperatorLink());
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => post({ token, name: 'Olga', email: `${name}${randomHex(4)}@operator.example` })));
  expect(answers.filter(({ cookie }) => cookie)).toHaveLength(1);
  expect(await operators()).toHaveLength(1);
});

test('where one was made in another way meanwhile, the link makes no second one', async () => {
  const token = tokenOf(await makeOperatorLink());
  const email = `${randomHex(6)}@operator.example`;
  const { id } = await registerPerson({ email, name: 'Olga' });
  await db().person.update({ where: { id }, data: { isOperator: true } });
  const late = await post({ token, name: 'Eve', email: `${randomHex(6)}@operator.example` });
  expect(late).toMatchObject({ location: expect.stringContaining('problem=has_operator'), cookie: null });
  expect(await operators()).toMatchObject([{ email }]);
});

test('a bad name or address leaves the link as it is; a form of another site is refused', async () => {
  const token = tokenOf(await makeOperatorLink());
  expect((await post({ token, name: ' ', email: 'a@b.example' })).location).toContain('problem=invalid_name');
  expect((await post({ token, name: 'Olga', email: 'b.example' })).location).toContain('problem=invalid_email');
  expect((await post({ token, name: 'Olga', email: 'a@b.example' }, makeOperator, { origin: 'https://evil.example' })).status).toBe(403);
  expect(await isOperatorLinkAlive(token)).toBe(true);
});
