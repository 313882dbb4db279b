import { describe, expect, test } from 'vitest';
import { db, transaction } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { makeAccount } from '@/lib/testing/account';
import { makeWorkflow, offerFields } from '@/lib/testing/workflows';
import { findSourceBySecret, notePost } from './note-post';
import { readChanges, readNoted } from './source/store';

async function made(body: Record<string, unknown> = { source: {} }) {
  const { key, account } = await makeAccount();
  return { ...(await makeWorkflow({ key, accountId: account.id, body })), accountId: account.id };
}

const post = (workflowId: string, fields: readonly string[], kinds: Record<string, string> = {}, at = new Date()) =>
  transaction((tx) => notePost(tx, { workflowId, fields, kinds, eventId: newId('evt'), at }));

test('a source is found by its secret alone', async () => {
  const { workflow, secret, accountId } = await made();
  expect(await findSourceBySecret(secret)).toMatchObject({ workflowId: workflow.id, accountId, status: 'INCOMPLETE', autoCreate: true, isArchived: false });
  for (const other of ['', '\u0000', 'x'.repeat(32), `${secret}x`]) expect(await findSourceBySecret(other)).toBeNull();
});

test('a post to an incomplete workflow is a test, and completes it where it brings what the tags need', async () => {
  const { workflow } = await made();
  expect(await post(workflow.id, ['Customer Name'])).toMatchObject({ status: 'INCOMPLETE', statusAfter: 'INCOMPLETE' });
  expect(await post(workflow.id, ['Items.name', 'Items.price'])).toMatchObject({ status: 'INCOMPLETE', statusAfter: 'COMPLETE' });
  // The names of the posts before count too, and no later post undoes it.
  expect(await post(workflow.id, ['other'])).toMatchObject({ status: 'COMPLETE', statusAfter: 'COMPLETE' });
  expect(await readNoted(db(), workflow.id)).toMatchObject({ lastFields: ['other'], seenFields: ['Customer Name', 'Items.name', 'Items.price', 'other'] });
});

test('the sample is the last post before the workflow was complete: whatever comes later, it stays', async () => {
  const { workflow } = await made();
  const sample = async () => (await db().source.findUniqueOrThrow({ where: { workflowId: workflow.id } })).sampleEventId;
  await post(workflow.id, ['Customer Name']);
  const first = await sample();
  await post(workflow.id, offerFields);
  const completing = await sample();
  expect([first, completing]).toEqual([expect.stringMatching(/^evt_/), expect.stringMatching(/^evt_/)]);
  expect(completing).not.toBe(first);
  expect(await post(workflow.id, [...offerFields, 'other'])).toMatchObject({ status: 'COMPLETE' });
  expect(await sample()).toBe(completing);
});

test('a tag spelt in other capitals is known', async () => {
  const { workflow } = await made();
  expect(await post(workflow.id, ['customer name', 'ITEMS.NAME', 'items.Price'])).toMatchObject({ statusAfter: 'COMPLETE' });
});

describe('what changed from post to post', () => {
  test('is kept with an example, the newest first; the first post changed nothing', async () => {
    const { workflow } = await made({});
    await post(workflow.id, ['a', 'b'], { a: 'text', b: 'number' });
    await post(workflow.id, ['b', 'c'], { b: 'text', c: 'text' });
    const { sourceId } = await readNoted(db(), workflow.id);
    const changes = await readChanges(db(), sourceId);
    expect(changes.map(({ field, change, from, to }) => [field, change, from, to])).toEqual([
      ['c', 'appeared', null, 'text'],
      ['a', 'vanished', 'text', null],
      ['b', 'kind', 'number', 'text'],
    ]);
    expect(changes[0]?.eventId).toMatch(/^evt_/);
  });

  test('is nothing where posts are alike, and then no row is written', async () => {
    const { workflow } = await made({});
    const [first, soon, later] = ['12:00:00', '12:00:59', '12:01:00'].map((time) => new Date(`2026-11-21T${time}Z`));
    const noted = async () => (await readNoted(db(), workflow.id)).lastEventAt;
    await post(workflow.id, offerFields, {}, first);
    await post(workflow.id, offerFields, {}, soon);
    expect(await noted()).toEqual(first);
    await post(workflow.id, offerFields, {}, later);
    expect(await noted()).toEqual(later);
  });
});

test('two first posts at once are both remembered', async () => {
  const { workflow } = await made();
  await Promise.all([post(workflow.id, ['Customer Name', 'Items.name']), post(workflow.id, ['Items.price'])]);
  expect(await readNoted(db(), workflow.id)).toMatchObject({ status: 'COMPLETE', seenFields: expect.arrayContaining(offerFields) });
});
