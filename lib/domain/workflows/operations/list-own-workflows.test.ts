import { expect, test } from 'vitest';
import type { Caller } from '@/lib/core/caller';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { liveWorkflow } from '@/lib/testing/editors';
import { archiveWorkflow } from './archive-workflow';
import { listOwnWorkflows } from './list-own-workflows';

const callerOf = (accountId: string, personId: string): Caller => ({
  credential: { kind: 'session', sessionId: 'session', personId, accountId, role: 'owner' },
  ...{ requestToken: null, clientAddress: '203.0.113.7', userAgent: '', correlationId: 'correlation' },
});

test('the list tells of each workflow whether it is on, what it has, and how much waits to be published', async () => {
  const { id, documentId, editor, account } = await liveWorkflow();
  await editor.edit(id, 0, { kind: 'document', documentId, set: { preventCopy: true } }, { kind: 'workflow', set: { name: 'Later' } });
  const { items, next } = await perform(listOwnWorkflows, {}, callerOf(account.id, account.ownerId));
  expect([items, next]).toMatchObject([[{ id, name: 'Offers', status: 'COMPLETE', isOn: true, documents: 1, team: null, pending: 2, lastPostAt: null }], null]);
});

test('by status, and never those of others', async () => {
  const { id, account } = await liveWorkflow();
  const caller = callerOf(account.id, account.ownerId);
  await liveWorkflow();
  await perform(archiveWorkflow, { wkf_id: id }, caller);
  const idsOf = async (status?: 'ARCHIVED' | 'COMPLETE') => (await perform(listOwnWorkflows, status ? { status } : {}, caller)).items.map((each) => each.id);
  expect([await idsOf('ARCHIVED'), await idsOf('COMPLETE')]).toEqual([[id], []]);
  const { account: other } = await makeAccount();
  expect((await perform(listOwnWorkflows, {}, callerOf(other.id, other.ownerId))).items).toEqual([]);
});
