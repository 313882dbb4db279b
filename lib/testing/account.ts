import { now } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { issueKey } from '@/lib/domain/accounts/api-key';
import { createPerson } from '@/lib/domain/accounts/store';

/** An account of its own for a test: tenancy is the isolation. Its owner has proven the address unless told otherwise. */
export async function makeAccount(options: { monthlyLimit?: number; test?: boolean; name?: string; proven?: boolean } = {}) {
  const email = `${randomHex(6)}@sender.example`;
  const person = { name: options.name ?? 'Sam Sender', email, isOperator: false, createdAt: now(), provenAt: options.proven === false ? null : now() };
  const account = await transaction((tx) => createPerson(tx, person));
  if (options.monthlyLimit !== undefined) await db().account.update({ where: { id: account.id }, data: { monthlyLimit: options.monthlyLimit } });
  const { key } = await issueKey({ accountId: account.id, personId: account.ownerId, name: 'test', isTest: options.test ?? false });
  return { account, email, key };
}
