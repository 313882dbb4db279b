import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { issueKey } from '@/lib/domain/accounts/api-key';
import { createTeam, setMember } from '@/lib/domain/accounts/teams';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { makeOperator } from '@/lib/testing/operator';
import { createRequest } from '@/lib/testing/signing';
import { findAccounts } from './find-accounts';
import { listOperatorActs } from './list-operator-acts';
import { suspendAccount } from './suspend-account';

test('a suspended account sends nothing, is told so, and keeps the first reason; what is unknown is 409', async () => {
  const [{ caller }, { account, email, key }] = [await makeOperator(), await makeAccount()];
  await perform(suspendAccount, { account_id: account.id, reason: 'Reported by many.' }, caller);
  const refused = await createRequest(key);
  expect([refused.response.status, refused.json.error]).toEqual([401, 'unauthorized']);
  expect(refused.json.message).toContain('suspended');
  const { items: suspended } = await perform(findAccounts, { only: 'suspended' }, caller);
  expect(suspended).toMatchObject([{ id: account.id, suspendedFor: 'Reported by many.' }]);
  const { items } = await perform(listOperatorActs, {}, caller);
  expect(items[0]).toMatchObject({ kind: 'account.suspended', target: email, reason: 'Reported by many.' });
  await perform(suspendAccount, { account_id: account.id, reason: 'Again.' }, caller);
  expect((await perform(listOperatorActs, {}, caller)).items[0]).toEqual(items[0]);
  const unknown = perform(suspendAccount, { account_id: `acc_${'0'.repeat(20)}`, reason: 'x' }, caller);
  await expect(unknown).rejects.toMatchObject({ code: 'account_not_found', status: 409 });
});

test('409 for an account whose person has left, and no act is kept of it', async () => {
  const [{ caller }, { account }] = [await makeOperator(), await makeAccount()];
  await db().account.update({ where: { id: account.id }, data: { closedAt: new Date() } });
  const late = perform(suspendAccount, { account_id: account.id, reason: 'Late.' }, caller);
  await expect(late).rejects.toMatchObject({ code: 'account_not_found', status: 409 });
  expect((await perform(listOperatorActs, {}, caller)).items.map(({ reason }) => reason)).not.toContain('Late.');
});

test('a team that a suspended person answers for sends nothing either; one where they are an editor goes on', async () => {
  const [{ caller }, suspended, other] = [await makeOperator(), await makeAccount(), await makeAccount()];
  await perform(suspendAccount, { account_id: suspended.account.id, reason: 'Reported by many.' }, caller);
  const keyOf = async (ownerId: string) => {
    const team = await createTeam(ownerId, 'Legal');
    await setMember(team.id, suspended.account.ownerId, ownerId === other.account.ownerId ? 'editor' : 'owner');
    return (await issueKey({ accountId: team.id, personId: ownerId, name: 'key', isTest: false })).key;
  };
  const statusOf = async (ownerId: string) => (await createRequest(await keyOf(ownerId))).status;
  expect([await statusOf(suspended.account.ownerId), await statusOf(other.account.ownerId)]).toEqual([401, 201]);
});
