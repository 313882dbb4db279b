import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { registerPerson } from '@/lib/domain/accounts/register-person';
import { accountCommands } from './account-commands';
import { runCommand } from './run-command';

const someone = () => `${randomHex(6)}@people.example`;
const run = (...args: string[]) => runCommand(accountCommands, args);
const personOf = (email: string) => db().person.findUnique({ where: { email }, include: { accounts: true } });

test('user create makes a person, whose address nobody has proven yet, and an operator only on --operator', async () => {
  const [plain, operator] = [someone(), someone()];
  expect((await run('user', 'create', '--email', plain.toUpperCase(), '--name', 'Kim')).exitCode).toBe(0);
  expect((await run('user', 'create', '--email', operator, '--operator')).exitCode).toBe(0);
  expect(await personOf(plain)).toMatchObject({ name: 'Kim', isOperator: false, provenAt: null, accounts: [{ kind: 'person' }] });
  expect(await personOf(operator)).toMatchObject({ isOperator: true, provenAt: null });
});

test('user create refuses who exists; with --operator it makes them one, with the same account', async () => {
  const email = someone();
  const { id } = await registerPerson({ email, name: null });
  expect(await run('user', 'create', '--email', email)).toMatchObject({ exitCode: 1, err: expect.stringContaining('exists already') });
  expect((await run('user', 'create', '--email', email, '--operator')).exitCode).toBe(0);
  expect(await personOf(email)).toMatchObject({ id, isOperator: true });
  expect((await run('user', 'create', '--email', email, '--operator')).exitCode).toBe(1);
});

test('operator link prints a link while there is no operator, and none after', async () => {
  await db().person.updateMany({ data: { isOperator: false } });
  expect((await run('operator', 'link')).out).toMatch(/^http:\/\/localhost:3000\/sign-in\/operator\?token=[\w-]{43}$/);
  await run('user', 'create', '--email', someone(), '--operator');
  expect(JSON.parse((await run('operator', 'link', '--json')).out)).toEqual({ link: null });
});
