import { expect, test } from 'vitest';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { record } from '@/lib/domain/events/record';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { makeOperator } from '@/lib/testing/operator';
import { listReports } from './list-reports';

const report = (accountId: string | null, subject: string, note: string) =>
  transaction((tx) =>
    record(tx, { id: subject, accountId, topic: null }, 'request.reported', now(), {
      ip: '',
      userAgent: '',
      party: 'signer',
      way: 'mailed',
      note,
      blocked: true,
    }),
  );

test('a report says whose request it was and what was written, never the request itself; the newest first', async () => {
  const [{ caller }, { account, email }] = [await makeOperator(), await makeAccount()];
  await report(account.id, 'ab'.repeat(16), 'I do not know them.');
  await report(null, 'cd'.repeat(16), 'Spam');
  const { items } = await perform(listReports, { limit: 2 }, caller);
  expect(items).toMatchObject([
    { requestId: 'cd'.repeat(16), account: null, note: 'Spam' },
    { requestId: 'ab'.repeat(16), account: { id: account.id, owner: email, isSuspended: false }, party: 'signer', byMailedLink: true, blocked: true },
  ]);
});
