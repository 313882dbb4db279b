import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { perform } from '@/lib/surfaces/perform/perform';
import { completedRun, post } from '@/lib/testing/automations';
import { liveWorkflow } from '@/lib/testing/editors';
import { signedInCaller } from '@/lib/testing/session';
import { listSourceEvents } from './list-source-events';

type Input = { cursor?: string; limit?: number };

test('says what became of each: its newest run and how many there were, a test, or kept; and which is the example', async () => {
  const { account, key, id } = await liveWorkflow();
  const { values, run } = await completedRun({ account, key });
  await db().automation.create({
    data: {
      ...run,
      id: newId('aut'),
      rerunOf: run.id,
      status: 'failed',
      createdAt: new Date(Date.now() + 1),
      error: {},
      steps: undefined,
      outputs: undefined,
    } as never,
  });
  await db().workflow.update({ where: { id: values.WKF_ID }, data: { autoCreate: false } });
  const held = (await post(values.SOURCE_SECRET)).json.eventId;
  const list = async (wkf_id: string) => perform(listSourceEvents, { wkf_id }, await signedInCaller(account.ownerId));
  expect(await list(values.WKF_ID)).toMatchObject({
    items: [
      { id: held, status: 'held', run: null, runs: 0, isExample: true, isErased: false, cameBy: 'webhook' },
      { id: values.EVENT_ID, status: 'queued', run: { status: 'failed' }, runs: 2, isExample: false },
    ],
    next: null,
    isPicked: false,
    mayReplay: true,
    mayPick: true,
  });
  expect((await list(id)).items).toEqual([]);
});

test('comes in pages that neither leave out nor repeat one, those of one moment among them', async () => {
  const { account, id } = await liveWorkflow();
  const { id: sourceId } = await db().source.findUniqueOrThrow({ where: { workflowId: id } });
  const at = new Date();
  const event = { sourceId, workflowId: id, accountId: account.id, payload: '{}', bytes: 2, bodyHash: '', repeatHash: null, status: 'held' };
  const ids = Array.from({ length: 7 }, () => newId('evt'));
  await db().sourceEvent.createMany({ data: ids.map((each, index) => ({ ...event, id: each, createdAt: new Date(at.getTime() - (index < 5 ? 0 : index)) })) });
  const list = async (input: Input) => perform(listSourceEvents, { wkf_id: id, ...input }, await signedInCaller(account.ownerId));
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await list({ limit: 2, ...(cursor ? { cursor } : {}) });
    seen.push(...page.items.map((item) => item.id));
    cursor = page.next;
  }
  expect(seen).toHaveLength(7);
  expect(new Set(seen)).toEqual(new Set(ids));
  expect(seen.slice(0, 5)).toEqual([...seen.slice(0, 5)].sort().reverse());
});
