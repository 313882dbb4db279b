import { expect, test } from 'vitest';
import { POST } from '@/app/dashboard/data/workflows/[wkf_id]/form/switch/route';
import { db } from '@/lib/core/db';
import { saveForm, switchForm } from '@/lib/domain/workflows/forms/change-form';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { liveWorkflow } from '@/lib/testing/editors';
import { keyOfForm, offerAnswers, offerForm, postsOf, visitor } from '@/lib/testing/forms';
import { makeWorkflow } from '@/lib/testing/workflows';

test('one call opens the form, another closes it; what it says and where it is stay', async () => {
  const { id, editor } = await liveWorkflow();
  const set = (isOn: boolean) => call(POST, { headers: editor.headers, params: { wkf_id: id }, body: { isOn } });
  expect([(await set(true)).status, (await set(true)).json.error]).toEqual([409, 'not_made']);
  await saveForm(id, 0, offerForm);
  const opened = (await set(true)).json;
  expect([opened.isOn, opened.revision]).toEqual([true, 1]);
  const guest = visitor(await keyOfForm(id));
  expect((await guest.open()).open).not.toBeNull();
  expect(opened.workflow.does).toBe('on');
  await db().workflow.update({ where: { id }, data: { autoCreate: false } });
  // Who passes the address on is told that answers make nothing.
  expect((await set(true)).json.workflow.does).toBe('off');
  await db().workflow.update({ where: { id }, data: { autoCreate: true } });
  expect((await set(false)).json.url).toBe(opened.url);
  expect((await guest.open()).open).toBeNull();
});

test('what an open form asks for is known to come: the first answers make a document, where a first post is kept as an example', async () => {
  const { account, key } = await makeAccount();
  const { workflow } = await makeWorkflow({ key, accountId: account.id, body: { source: {} } });
  const status = async () => (await db().workflow.findUniqueOrThrow({ where: { id: workflow.id } })).status;
  await saveForm(workflow.id, 0, offerForm);
  expect(await status()).toBe('INCOMPLETE');
  await switchForm(workflow.id, true);
  expect(await status()).toBe('COMPLETE');
  await visitor(await keyOfForm(workflow.id)).fillIn(offerAnswers);
  expect(await postsOf(workflow.id)).toMatchObject([{ status: 'queued' }]);
});
