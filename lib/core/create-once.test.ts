import { expect, test } from 'vitest';
import { z } from 'zod';
import { createdBy, createWith } from './create-once';
import type { Tx } from './db';

const output = z.object({ id: z.string() });
const transactionOf = async (tx: Tx) => (await tx.$queryRaw<{ id: string }[]>`SELECT txid_current()::text AS id`)[0]?.id;

test('the answer is kept in the very transaction of what it tells of, as its schema has it', async () => {
  const kept: unknown[] = [];
  const made = await createWith(
    output,
    async (tx, answer) => void kept.push(await transactionOf(tx), answer),
  )(async (tx) => {
    kept.push(await transactionOf(tx));
    return { id: 'x', secret: 'not in the schema' };
  });
  expect(kept).toEqual([kept[0], kept[0], { id: 'x' }]);
  expect(createdBy(made)).toEqual({ id: 'x' });
});
