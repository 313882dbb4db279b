import { expect, test } from 'vitest';
import { transaction } from '@/lib/core/db';
import { isSuppressed, suppress } from '@/lib/domain/mail/suppression';
import { perform } from '@/lib/surfaces/perform/perform';
import { someAddress } from '@/lib/testing/keyless';
import { makeOperator } from '@/lib/testing/operator';
import { liftBlock } from './lift-block';
import { listOperatorActs } from './list-operator-acts';

test('the address gets that mail again, and the log says why', async () => {
  const [{ caller }, recipient] = [await makeOperator(), someAddress()];
  for (const sender of ['', 'keyless']) await transaction((tx) => suppress(tx, { recipient, sender, reason: 'bounce' }));
  await perform(liftBlock, { recipient, sender: 'everybody', reason: 'The mailbox is back.' }, caller);
  expect([await isSuppressed(recipient), await isSuppressed(recipient, 'keyless')]).toEqual([false, true]);
  expect((await perform(listOperatorActs, {}, caller)).items[0]).toMatchObject({ kind: 'block.lifted', target: recipient, reason: 'The mailbox is back.' });
  const again = perform(liftBlock, { recipient, sender: 'everybody', reason: 'x' }, caller);
  await expect(again).rejects.toMatchObject({ code: 'block_not_found', status: 409 });
});
