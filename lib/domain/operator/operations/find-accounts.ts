import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { pageInput, pageOf, toPage } from '@/lib/core/page';
import { monthOf } from '../../accounts/rules';
import { storageUsageOf } from '../../accounts/storage/room';
import { limitOf } from '../../accounts/usage';
import { byOperator } from '../auth';
import { type AccountFacts, listAccountFacts } from '../people/store';
import { addressSearch, shownAccount } from '../schema';

export const findAccounts = operation({
  name: 'findAccounts',
  summary: 'Accounts by the address of their owner, with counts of what they hold, the newest first',
  effect: 'read',
  success: 200,
  auth: byOperator,
  body: 'none',
  pages: true,
  input: z.strictObject({ ...pageInput(z.iso.datetime(), z.string()), address: addressSearch, only: z.literal('suspended').optional() }),
  output: pageOf(shownAccount),
  errors: [],
  async run({ limit, cursor, address = '', only }) {
    const [createdAt, id] = cursor ?? [];
    const after = createdAt && id ? { createdAt, id } : undefined;
    const rows = await listAccountFacts({
      onlySuspended: only === 'suspended',
      address: address.trim().toLowerCase(),
      month: monthOf(now()),
      after,
      limit: limit + 1,
    });
    const { items, next } = toPage(rows, limit, (row) => [row.createdAt.toISOString(), row.id]);
    return { items: items.map(presentAccount), next };
  },
});

const presentAccount = ({ ownerName, ownerEmail, ownerIsOperator, monthlyLimit, storageLimitMb, stored, ...facts }: AccountFacts) => ({
  ...facts,
  owner: { name: ownerName, email: ownerEmail, isOperator: ownerIsOperator },
  monthlyLimit: limitOf({ monthlyLimit }),
  ownLimit: monthlyLimit,
  storage: storageUsageOf(Number(stored), storageLimitMb),
  ownStorageLimitMb: storageLimitMb,
  createdAt: facts.createdAt.toISOString(),
  lastSeenAt: facts.lastSeenAt?.toISOString() ?? null,
  suspendedAt: facts.suspendedAt?.toISOString() ?? null,
});
