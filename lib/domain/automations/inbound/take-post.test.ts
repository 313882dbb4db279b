import { expect, test } from 'vitest';
import { now } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { newId, sha256 } from '@/lib/core/ids';
import { makeAccount } from '@/lib/testing/account';
import { post } from '@/lib/testing/automations';
import { untilBlocked } from '@/lib/testing/until-blocked';
import { makeWorkflow, offerPost } from '@/lib/testing/workflows';
import { insertEvents } from './store';
import { repeatHashOf } from './take-post';

test('a repeat that another process keeps at the same moment starts nothing, and is told of that one', async () => {
  const { account, key } = await makeAccount();
  const { secret, workflow } = await makeWorkflow({ key, accountId: account.id });
  const source = await db().source.findUniqueOrThrow({ where: { workflowId: workflow.id } });
  const payload = JSON.stringify(offerPost);
  const repeatHash = repeatHashOf({ sourceId: source.id } as never, 'order-1');
  const ids = { id: newId('evt'), sourceId: source.id, workflowId: workflow.id as string, accountId: account.id, automationId: newId('aut') };
  const first = { ...ids, payload, bytes: payload.length, bodyHash: sha256(payload), repeatHash, status: 'queued' as const, createdAt: now() };
  const repeat = () => post(secret, payload, { 'idempotency-key': 'order-1' });
  const [answer, state] = await transaction(async (tx) => {
    await insertEvents(tx, [first]);
    const answer = repeat();
    return [answer, await untilBlocked(tx, answer)] as const;
  }).then(async ([answer, state]) => [await answer, state] as const);
  expect(state).toBe('waits');
  expect([answer.status, answer.json]).toEqual([202, { eventId: first.id, automationId: first.automationId, status: 'queued' }]);
  expect(await db().automation.count({ where: { workflowId: workflow.id } })).toBe(0);
  expect(await db().sourceEvent.findMany({ where: { workflowId: workflow.id } })).toMatchObject([{ id: first.id }]);
  expect((await repeat()).json).toEqual({ eventId: first.id, automationId: first.automationId, status: 'queued' });
});
