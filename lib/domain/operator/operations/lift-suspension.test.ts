import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { makeOperator } from '@/lib/testing/operator';
import { createRequest } from '@/lib/testing/signing';
import { liftSuspension } from './lift-suspension';
import { listOperatorActs } from './list-operator-acts';
import { suspendAccount } from './suspend-account';

test('the account sends again, and the log says so once', async () => {
  const [{ caller }, { account, key }] = [await makeOperator(), await makeAccount()];
  await perform(suspendAccount, { account_id: account.id, reason: 'Reported.' }, caller);
  await perform(liftSuspension, { account_id: account.id, reason: 'It was a mistake.' }, caller);
  expect((await createRequest(key)).response.status).toBe(201);
  expect((await perform(listOperatorActs, {}, caller)).items[0]).toMatchObject({ kind: 'suspension.lifted', reason: 'It was a mistake.' });
  const again = perform(liftSuspension, { account_id: account.id, reason: 'x' }, caller);
  await expect(again).rejects.toMatchObject({ code: 'account_not_found', status: 409 });
});
