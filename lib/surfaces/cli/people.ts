import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { normalizeEmail } from '@/lib/core/email-address';
import { createPerson, findPersonByEmail } from '@/lib/domain/accounts/store';
import { findTeam } from '@/lib/domain/accounts/teams';
import { recordAct } from '@/lib/domain/operator/log/record-act';
import { byCommand } from '@/lib/domain/operator/rules';
import { CommandError } from './command';

export function emailOf(value: unknown): string {
  const email = normalizeEmail(String(value ?? ''));
  if (!email) throw new CommandError(`"${String(value)}" is not an email address.`);
  return email.toLowerCase();
}

/** The operator's word proves no address: that takes a sign-in by link or by a provider. */
export async function makePerson(email: string, name: string | undefined, isOperator: boolean) {
  const person = { email, name: name?.trim() || (email.split('@')[0] ?? email), isOperator, createdAt: now(), provenAt: null };
  return transaction(async (tx) => {
    const account = await createPerson(tx, person);
    await recordAct(tx, byCommand, { kind: isOperator ? 'operator.made' : 'account.made', target: email });
    return account;
  });
}

/** The id of whoever has this address; a person is made where there is none. */
export const personIdOf = async (email: string): Promise<string> => (await findPersonByEmail(email))?.id ?? (await makePerson(email, undefined, false)).ownerId;

export async function teamOf(id: string) {
  const team = await findTeam(id);
  if (!team) throw new CommandError(`There is no team ${id}. See: team list`);
  return team;
}
