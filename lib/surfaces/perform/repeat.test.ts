import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { db } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { type AnyOperation, operation } from '@/lib/core/operation';
import { operations } from '@/lib/domain/operations';
import { sendDirectly } from '@/lib/testing/answers-of';
import { anyone } from '@/lib/testing/auth';
import { asSent, goodExample, type Sent } from '@/lib/testing/documented-call';
import { rowCounts } from '@/lib/testing/rows';
import { signIn } from '@/lib/testing/session';
import { makeWorld } from '@/lib/testing/world';

const idempotent = operations.filter((op) => op.idempotent).map((op) => [op.name, op] as const);

/** A call that succeeds, with a key of its own. */
async function keyedCall(op: AnyOperation): Promise<Sent> {
  const example = goodExample(op);
  const world = await makeWorld(example.given);
  const sent = asSent(op, example, world);
  const isPages = op.auth.takes.includes('session') && !op.auth.takes.includes('key');
  const session = isPages ? (await signIn(world.account.ownerId)).headers : {};
  return { ...sent, headers: { ...sent.headers, ...session, 'idempotency-key': `repeat-${randomHex(8)}` } };
}

const outcome = async (response: Response) => ({
  status: response.status,
  isReplayed: response.headers.get('idempotency-replayed') === 'true',
  text: await response.text(),
});

/** In place of the operation, for one call: its own work, and then a failure before the answer is out. */
const thatBreaksOff = (op: AnyOperation): AnyOperation => ({
  ...op,
  run: async (input, caller, ...create) => {
    await op.run(input, caller, ...create);
    throw new Error('The connection broke.');
  },
});

describe.each(idempotent)('%s', (_name, op) => {
  test('makes one thing of two calls with one key, and answers both alike', async () => {
    const sent = await keyedCall(op);
    const none = await rowCounts();
    const first = await outcome(await sendDirectly(op, { ...sent, headers: { 'x-client-address': 'repeat', ...sent.headers } }));
    const one = await rowCounts();
    const again = await outcome(await sendDirectly(op, { ...sent, headers: { 'x-client-address': 'repeat', ...sent.headers } }));
    expect([first.status, again]).toEqual([op.success, { ...first, isReplayed: true }]);
    expect(one).not.toEqual(none);
    expect(await rowCounts()).toEqual(one);
  });

  test('makes one thing where the first answer was lost after it was made', async () => {
    const sent = await keyedCall(op);
    expect((await sendDirectly(thatBreaksOff(op), sent)).status).toBe(500);
    const one = await rowCounts();
    const again = await outcome(await sendDirectly(op, sent));
    expect([again.status, again.isReplayed, await rowCounts()]).toEqual([op.success, true, one]);
  });

  test('makes nothing where its answer cannot be kept', async () => {
    const sent = await keyedCall(op);
    const none = await rowCounts();
    await db().$executeRaw`ALTER TABLE idempotent_answers ADD CONSTRAINT keeps_nothing CHECK (answer IS NULL) NOT VALID`;
    onTestFinished(async () => {
      await db().$executeRaw`ALTER TABLE idempotent_answers DROP CONSTRAINT IF EXISTS keeps_nothing`;
    });
    expect((await sendDirectly(op, sent)).status).toBe(500);
    expect(await rowCounts()).toEqual(none);
    await db().$executeRaw`ALTER TABLE idempotent_answers DROP CONSTRAINT keeps_nothing`;
    expect((await outcome(await sendDirectly(op, sent))).isReplayed).toBe(false);
  });

  test.runIf(op.body === 'json')('refuses the key with another body, and makes nothing', async () => {
    const sent = await keyedCall(op);
    await sendDirectly(op, sent);
    const one = await rowCounts();
    const { status, text } = await outcome(await sendDirectly(op, { ...sent, body: ` ${sent.body}` }));
    expect([status, JSON.parse(text).details[0].code, await rowCounts()]).toEqual([400, 'idempotency_key_reused', one]);
  });
});

test('every operation over HTTP that answers 201 is idempotent', () => {
  expect(operations.filter(({ http, success, idempotent }) => http && success === 201 && !idempotent).map(({ name }) => name)).toEqual([]);
});

test('an idempotent operation that creates past its third argument does not compile', () => {
  const spec = { name: 'forgetful', summary: '', effect: 'write', success: 201, auth: anyone, body: 'none', errors: [] } as const;
  const [input, output] = [z.strictObject({}), z.object({ id: z.string() })];
  operation({ ...spec, input, output, idempotent: true, run: (_input, _caller, create) => create(async () => ({ id: 'x' })) });
  // @ts-expect-error: what is answered was not made by `create`
  operation({ ...spec, input, output, idempotent: true, run: async () => ({ id: 'x' }) });
  // @ts-expect-error: an operation that is not idempotent has no `create`
  operation({ ...spec, input, output, run: async (_input, _caller, create) => create(async () => ({ id: 'x' })) });
  expect(true).toBe(true);
});
