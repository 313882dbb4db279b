import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { serve } from '@/lib/surfaces/http/serve';
import { perform } from '@/lib/surfaces/perform/perform';
import { post } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { liveWorkflow } from '@/lib/testing/editors';
import { signedInCaller } from '@/lib/testing/session';
import { getSource } from './get-source';
import { listWorkflowHistory } from './list-workflow-history';
import { renewSourceAddress } from './renew-source-address';

afterEach(() => setClock(null));

test('posts come to the new address alone, what came before is kept, and the history says who did it', async () => {
  const { id, key, secret, account } = await liveWorkflow();
  const { automationId } = (await post(secret)).json;
  const caller = await signedInCaller(account.ownerId);
  await perform(renewSourceAddress, { wkf_id: id }, caller);
  // For two seconds a process remembers what an address opened.
  const later = new Date(Date.now() + 3_000);
  setClock(() => later);
  expect((await post(secret)).status).toBe(404);
  const { webhookUrl } = (await call(serve(getSource).GET, { key, params: { wkf_id: id } })).json;
  expect((await post(webhookUrl.split('/').at(-1))).status).toBe(202);
  expect(await db().automation.count({ where: { id: automationId } })).toBe(1);
  const { items } = await perform(listWorkflowHistory, { wkf_id: id }, caller);
  expect(items[0]).toMatchObject({ kind: 'readdressed' });
});

test('an archived workflow gets no new address', async () => {
  const { id, account, workflow } = await liveWorkflow();
  await db().workflow.update({ where: { id }, data: { archivedAt: new Date() } });
  const before = await db().source.findUniqueOrThrow({ where: { workflowId: workflow.id } });
  await expect(perform(renewSourceAddress, { wkf_id: id }, await signedInCaller(account.ownerId))).rejects.toMatchObject({ status: 400 });
  expect(await db().source.findUniqueOrThrow({ where: { workflowId: workflow.id } })).toEqual(before);
});
