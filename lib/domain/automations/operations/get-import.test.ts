import { expect, test } from 'vitest';
import { liveWorkflow } from '@/lib/testing/editors';
import { importsOf } from '@/lib/testing/imports';

test('names that the templates print and no column brings are told once, for the whole table', async () => {
  const { id, account } = await liveWorkflow();
  const { check, read } = await importsOf(account.ownerId, id);
  expect((await read((await check('customer name\nAnna\n')).id)).unnamed).toEqual(['Items.name', 'Items.price']);
});
