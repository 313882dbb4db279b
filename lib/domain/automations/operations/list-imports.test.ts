import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { liveWorkflow } from '@/lib/testing/editors';
import { importsOf } from '@/lib/testing/imports';
import { listImports } from './list-imports';

test('a table is in the list once it was begun, and what was only looked through is not', async () => {
  const { id, account } = await liveWorkflow();
  const { check, start, caller } = await importsOf(account.ownerId, id);
  const [begun] = [await check('Customer Name\nAnna\n', 'First.csv'), await check('Customer Name\nBen\n', 'Second.csv')];
  await start(begun.id);
  expect((await perform(listImports, { wkf_id: id }, caller)).imports).toMatchObject([{ id: begun.id, name: 'First.csv', status: 'running', rows: 1 }]);
});
