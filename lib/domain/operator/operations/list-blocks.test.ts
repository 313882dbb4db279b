import { expect, test } from 'vitest';
import { transaction } from '@/lib/core/db';
import { suppress } from '@/lib/domain/mail/suppression';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { someAddress } from '@/lib/testing/keyless';
import { makeOperator } from '@/lib/testing/operator';
import { listBlocks } from './list-blocks';

test('what keeps an address from mail is told with whose mail it is, and pages go on where they ended', async () => {
  const [{ caller }, { account, email }, recipient] = [await makeOperator(), await makeAccount(), someAddress()];
  for (const sender of [account.id, '', 'keyless']) await transaction((tx) => suppress(tx, { recipient, sender, reason: 'reported' }));
  const seen: { sender: string; senderEmail: string | null }[] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const page = await perform(listBlocks, { limit: 1, address: ` ${recipient.toUpperCase()} `, ...(cursor ? { cursor } : {}) }, caller);
    seen.push(...page.items.map(({ sender, senderEmail }) => ({ sender, senderEmail })));
    cursor = page.next ?? undefined;
    more = page.next !== null;
  }
  expect(seen).toHaveLength(3);
  expect(seen).toEqual(
    expect.arrayContaining([
      { sender: account.id, senderEmail: email },
      { sender: 'everybody', senderEmail: null },
      { sender: 'keyless', senderEmail: null },
    ]),
  );
});
