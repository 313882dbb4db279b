import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { bySelf } from '../auth';
import { listAccountsOf } from '../people/store';

export const listOwnAccounts = operation({
  name: 'listOwnAccounts',
  summary: 'The accounts that whoever is signed in may act for: their own, then their teams',
  effect: 'read',
  success: 200,
  auth: bySelf,
  body: 'none',
  input: z.strictObject({}),
  output: z.object({
    accounts: z.array(
      z.object({ id: z.string(), name: z.string(), kind: z.enum(['person', 'team']), role: z.enum(['viewer', 'editor', 'owner']), isActing: z.boolean() }),
    ),
  }),
  errors: [],
  async run(_input, { scope }) {
    const accounts = await listAccountsOf(scope.by.personId);
    return { accounts: accounts.map((account) => ({ ...account, isActing: account.id === scope.accountId })) };
  },
});
