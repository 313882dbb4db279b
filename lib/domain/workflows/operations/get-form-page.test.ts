import { expect, test } from 'vitest';
import { now } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { renewForm } from '@/lib/domain/workflows/forms/change-form';
import { keyOfForm, openForm, visitor } from '@/lib/testing/forms';

test('shows what is asked, and neither constants, names of fields, nor the address of the source', async () => {
  const { formKey, secret, id } = await openForm();
  const view = await visitor(formKey).open();
  expect(view).toMatchObject({ title: 'Order an offer', language: 'en', open: { typed: {}, problems: [], refusal: null } });
  expect(view.open?.fields.map(({ label, kind, isRequired }) => [label, kind, isRequired])).toEqual([
    ['Customer Name', 'short', true],
    ['Items', 'group', false],
  ]);
  for (const hidden of [secret, id, 'Campaign', 'autumn']) expect(JSON.stringify(view)).not.toContain(hidden);
});

test('a new address kills the old one at once', async () => {
  const { id, formKey } = await openForm();
  await renewForm(id);
  await expect(visitor(formKey).open()).rejects.toMatchObject({ status: 404 });
  expect((await visitor(await keyOfForm(id)).open()).title).toBe('Order an offer');
});

test.each([
  ['is off', (id: string) => db().workflowForm.update({ where: { workflowId: id }, data: { isOn: false } })],
  ['has an archived workflow', (id: string) => db().workflow.update({ where: { id }, data: { archivedAt: now() } })],
  [
    'is of a suspended account',
    async (id: string) => {
      const { accountId } = await db().workflow.findUniqueOrThrow({ where: { id } });
      return db().account.update({ where: { id: accountId }, data: { suspendedAt: now() } });
    },
  ],
])('a form that %s is closed, and says no more than its title', async (_what, close) => {
  const { id, formKey } = await openForm();
  await close(id);
  expect(await visitor(formKey).open()).toMatchObject({ title: 'Order an offer', open: null });
});

test('what somebody typed at one form is not shown at another, nor to who guesses', async () => {
  const [one, other] = [await openForm(), await openForm()];
  const { location } = await visitor(one.formKey).fillIn({ 'field.name': '' });
  const again = /again=(\w+)/.exec(location)?.[1] ?? '';
  expect((await visitor(one.formKey).open({ again })).open?.problems).toHaveLength(1);
  expect((await visitor(other.formKey).open({ again })).open?.problems).toEqual([]);
  expect((await visitor(one.formKey).open({ again: `${again.slice(0, -1)}_` })).open?.problems).toEqual([]);
});
