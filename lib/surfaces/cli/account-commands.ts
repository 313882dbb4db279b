import { transaction } from '@/lib/core/db';
import { issueKey } from '@/lib/domain/accounts/api-key';
import { makeOperatorLink } from '@/lib/domain/accounts/operator-link';
import { findPersonByEmail, findRole, promotePerson } from '@/lib/domain/accounts/store';
import { recordAct } from '@/lib/domain/operator/log/record-act';
import { byCommand } from '@/lib/domain/operator/rules';
import { type Command, CommandError } from './command';
import { emailOf, makePerson, teamOf } from './people';
import { record } from './record';

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
    const isOperator = flags.operator === true;
    const known = await findPersonByEmail(email);
    if (known && isOperator && !known.isOperator) return promoted(known);
    if (known) throw new CommandError(`${email} exists already.`);
    const account = await makePerson(email, flags.name as string | undefined, isOperator);
    const rights = isOperator ? ', operator' : '';
    return {
      data: { user_id: account.ownerId, account_id: account.id, email },
      lines: [`Made ${account.owner.name} <${email}>${rights}, account ${account.id}.`],
    };
  },
};

type Known = NonNullable<Awaited<ReturnType<typeof findPersonByEmail>>>;

/** Somebody who has signed in before keeps their account and their name. */
async function promoted({ id, email, name, accounts }: Known) {
  await transaction(async (tx) => {
    await promotePerson(tx, email, name);
    await recordAct(tx, byCommand, { kind: 'operator.made', target: email });
  });
  return { data: { user_id: id, account_id: accounts[0]?.id ?? null, email }, lines: [`${email} was known already, and is now an operator.`] };
}

const operatorLink: Command = {
  name: 'operator link',
  usage: 'operator link',
  summary: 'Print the one-time address at which the first operator is made; the link before it dies',
  options: {},
  async run() {
    const link = await makeOperatorLink();
    return { data: { link }, lines: link ? [link] : ['There is an operator already. Make another with: user create --operator'] };
  },
};

const keyCreate: Command = {
  name: 'key create',
  usage: 'key create --email <address> [--team <id>] [--name <label>] [--test] [--read-only]',
  summary: 'Make an API key and print it once; makes the person where there is none',
  options: {
    email: { type: 'string', about: 'Who makes the key, and whose personal account it is for.', required: true },
    team: { type: 'string', about: 'A team of theirs, in place of their personal account: the key does there what their role lets them.' },
    name: { type: 'string', about: 'What the key is for.' },
    test: { type: 'boolean', about: 'A test key: nothing counts, and documents carry a TEST watermark.' },
    'read-only': { type: 'boolean', about: 'A key that changes nothing.' },
  },
  async run({ flags }) {
    const email = emailOf(flags.email);
    const { accountId, personId } = flags.team === undefined ? await ownAccount(email) : await teamAccount(email, String(flags.team));
    const kind = { isTest: flags.test === true, isReadOnly: flags['read-only'] === true };
    const { id, key } = await issueKey({ accountId, personId, name: String(flags.name ?? 'Command line'), ...kind });
    await record({ kind: 'key.made', target: email, details: { key: id, account: accountId } });
    return { data: { key_id: id, account_id: accountId, key }, lines: [key] };
  },
};

async function ownAccount(email: string) {
  const person = await findPersonByEmail(email);
  const account = person ? person.accounts[0] : await makePerson(email, undefined, false);
  if (!account) throw new CommandError(`${email} has no personal account.`);
  return { accountId: account.id, personId: account.ownerId };
}

/** A key of somebody who is no member would open nothing. */
async function teamAccount(email: string, teamId: string) {
  const [team, person] = [await teamOf(teamId), await findPersonByEmail(email)];
  if (!person || !(await findRole(team.id, person.id))) throw new CommandError(`${email} does not belong to ${team.name}. Add them with: team add`);
  return { accountId: team.id, personId: person.id };
}

export const accountCommands = [userCreate, operatorLink, keyCreate];
