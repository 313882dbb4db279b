import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { signedInCaller } from '@/lib/testing/session';
import { createTeam, setMember } from '../teams';
import { listOwnAccounts } from './list-own-accounts';

test('a person’s own account comes first, then their teams by name, each with their role, and nobody else’s', async () => {
  const { account } = await makeAccount({ name: 'Sam Sender' });
  const other = await makeAccount();
  const sales = await createTeam(other.account.ownerId, 'Sales');
  const legal = await createTeam(account.ownerId, 'legal');
  await createTeam(other.account.ownerId, 'Accounting');
  await setMember(sales.id, account.ownerId, 'viewer');
  const { accounts } = await perform(listOwnAccounts, {}, await signedInCaller(account.ownerId));
  expect(accounts).toEqual([
    { id: account.id, name: 'Sam Sender', kind: 'person', role: 'owner', isActing: true },
    { id: legal.id, name: 'legal', kind: 'team', role: 'owner', isActing: false },
    { id: sales.id, name: 'Sales', kind: 'team', role: 'viewer', isActing: false },
  ]);
});
