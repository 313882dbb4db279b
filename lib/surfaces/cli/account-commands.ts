import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { issueKey } from '@/lib/domain/accounts/api-key';
import { createPerson, findPersonByEmail } from '@/lib/domain/accounts/store';
import { normalizeEmail } from '@/lib/domain/signatures/email-address';
import { type Command, CommandError } from './command';

function emailOf(value: unknown): string {
  const email = normalizeEmail(String(value ?? ''));
  if (!email) throw new CommandError(`"${String(value)}" is not an email address.`);
  return email.toLowerCase();
}

async function makePerson(email: string, name: string | undefined, isOperator: boolean) {
  const person = { email, name: name?.trim() || (email.split('@')[0] ?? email), isOperator, createdAt: now() };
  return transaction((tx) => createPerson(tx, person));
}

const userCreate: Command = {
  name: 'user create',
  usage: 'user create --email <address> [--name <name>] [--operator]',
  summary: 'Make a person with a personal account',
  options: {
    email: { type: 'string', about: 'Their email address.', required: true },
    name: { type: 'string', about: 'Their full name, shown to signers.' },
    operator: { type: 'boolean', about: 'They may run this service.' },
  },
  async run({ flags }) {
    const email = emailOf(flags.email);
    if (await findPersonByEmail(email)) throw new CommandError(`${email} exists already.`);
    const account = await makePerson(email, flags.name as string | undefined, flags.operator === true);
    return { data: { user_id: account.ownerId, account_id: account.id, email }, lines: [`Made ${account.owner.name} <${email}>, account ${account.id}.`] };
  },
};

const keyCreate: Command = {
  name: 'key create',
  usage: 'key create --email <address> [--name <label>] [--test]',
  summary: 'Make an API key and print it once; makes the person where there is none',
  options: {
    email: { type: 'string', about: 'Whose personal account the key is for.', required: true },
    name: { type: 'string', about: 'What the key is for.' },
    test: { type: 'boolean', about: 'A test key: nothing counts, and documents carry a TEST watermark.' },
  },
  async run({ flags }) {
    const email = emailOf(flags.email);
    const person = await findPersonByEmail(email);
    const accountId = person ? person.accounts[0]?.id : (await makePerson(email, undefined, false)).id;
    if (!accountId) throw new CommandError(`${email} has no personal account.`);
    const { id, key } = await issueKey({ accountId, name: String(flags.name ?? 'Command line'), isTest: flags.test === true });
    return { data: { key_id: id, account_id: accountId, key }, lines: [key] };
  },
};

export const accountCommands = [userCreate, keyCreate];
