import { expect, test } from 'vitest';
import { POST } from '@/app/dashboard/data/workflows/[wkf_id]/form/renew/route';
import { call } from '@/lib/testing/call';
import { openForm, visitor } from '@/lib/testing/forms';

test('the form has another address at once, and what was begun at the old one is not taken', async () => {
  const { id, formKey, editor } = await openForm();
  const token = (await visitor(formKey).open()).open?.token ?? '';
  const { status, json } = await call(POST, { headers: editor.headers, params: { wkf_id: id }, method: 'POST' });
  expect([status, json.isOn, json.url.endsWith(formKey)]).toEqual([200, true, false]);
  await expect(visitor(formKey).open()).rejects.toMatchObject({ status: 404 });
  expect((await visitor(formKey).send({ token })).location).toBe(`/forms/${formKey}?problem=token`);
});
