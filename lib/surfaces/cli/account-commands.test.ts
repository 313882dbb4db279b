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

test('what a command does with accounts and keys stands in the log of operators, by its id or address, and never with the key', async () => {
  const [plain, operator] = [someone(), someone()];
  await run('user', 'create', '--email', plain);
  await run('user', 'create', '--email', operator, '--operator');
  const { out } = await run('key', 'create', '--email', plain, '--name', 'Invoices');
  await run('user', 'create', '--email', plain, '--operator');
  const acts = await db().operatorAct.findMany({ where: { target: { in: [plain, operator] } }, orderBy: [{ at: 'asc' }, { id: 'asc' }] });
  expect(acts.map(({ kind, target, byId }) => [kind, target, byId]).sort()).toEqual(
    [
      ['account.made', plain, null],
      ['key.made', plain, null],
      ['operator.made', operator, null],
      ['operator.made', plain, null],
    ].sort(),
  );
  const made = acts.find(({ kind }) => kind === 'key.made');
  expect(made?.details).toEqual({ key: expect.stringMatching(/^key_/), account: expect.stringMatching(/^acc_/) });
  expect(JSON.stringify(acts)).not.toContain(out);
});
