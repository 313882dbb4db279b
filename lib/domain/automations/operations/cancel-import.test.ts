import { expect, test } from 'vitest';
import { liveWorkflow } from '@/lib/testing/editors';
import { importsOf } from '@/lib/testing/imports';

test('what nobody has begun cannot be stopped', async () => {
  const { id, account } = await liveWorkflow();
  const { check, cancel, read } = await importsOf(account.ownerId, id);
  const made = await check('Customer Name\nAnna\n');
  await expect(cancel(made.id)).rejects.toMatchObject({ code: 'import_over' });
  expect((await read(made.id)).status).toBe('checked');
});
