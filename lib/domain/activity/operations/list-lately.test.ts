import { expect, test } from 'vitest';
import { db, transaction } from '@/lib/core/db';
import { setMember } from '@/lib/domain/accounts/teams';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { completedRun } from '@/lib/testing/automations';
import { nobody } from '@/lib/testing/nobody';
import { postOpened } from '@/lib/testing/private-link';
import { signedInCaller } from '@/lib/testing/session';
import { cancelRequest, createRequest, decline, sign } from '@/lib/testing/signing';
import { recordTeamEvent } from '../../accounts/members/record-team-event';
import { listLately } from './list-lately';

const lately = async (personId: string) => (await perform(listLately, {}, await signedInCaller(personId))).entries;
const told = async (personId: string) =>
  (await lately(personId)).map((entry) =>
    entry.of === 'request' ? `${entry.type} ${entry.title} ${entry.actor}` : entry.of === 'run' ? `${entry.type} ${entry.workflow.name}` : entry.type,
  );

test('a new account has nothing to tell, and nobody is told without a session', async () => {
  const { account } = await makeAccount();
  expect(await lately(account.ownerId)).toEqual([]);
  await expect(perform(listLately, {}, nobody)).rejects.toMatchObject({ status: 401 });
});

test('what happened to requests, the newest first, with who did it; steps of an act are left out', async () => {
  const { account, key } = await makeAccount();
  const offer = await createRequest(key, { title: 'Offer' });
  await postOpened(offer.json.signer_link);
  await sign(offer.json.signer_link);
  const lease = await createRequest(key, { title: 'Lease' });
  await decline(lease.json.signer_link, 'No.');
  const gone = await createRequest(key, { title: 'Gone' });
  await cancelRequest(gone.json.request_id, { key });
  expect(await told(account.ownerId)).toEqual([
    'request.cancelled Gone Sam Sender',
    'request.created Gone Sam Sender',
    'request.declined Lease Anna Berg',
    'request.created Lease Sam Sender',
    'request.signed Offer Anna Berg',
    'request.opened Offer Anna Berg',
    'request.created Offer Sam Sender',
  ]);
});

test('runs of workflows by their name, and what happened in the team', async () => {
  const { account, key } = await makeAccount();
  await completedRun({ account, key }, 'Offers');
  await transaction((tx) => recordTeamEvent(tx, account.id, 'team.left', new Date(), { by: null, person: { id: null, name: 'Ben' } }));
  expect(await told(account.ownerId)).toEqual(['team.left', 'automation.completed Offers']);
});

test('ten lines at most; a viewer reads them too, and a neighbour none of them', async () => {
  const { account, key } = await makeAccount();
  const neighbour = await makeAccount();
  for (let sent = 0; sent < 6; sent += 1) {
    const { json } = await createRequest(key);
    await cancelRequest(json.request_id, { key });
  }
  expect(await lately(account.ownerId)).toHaveLength(10);
  await transaction((tx) => recordTeamEvent(tx, account.id, 'team.left', new Date(), { by: null, person: { id: null, name: 'Ben' } }));
  expect(await lately(neighbour.account.ownerId)).toEqual([]);
  await setMember(account.id, neighbour.account.ownerId, 'viewer');
  const viewer = await signedInCaller(neighbour.account.ownerId);
  const acting = { ...viewer, credential: { ...viewer.credential, accountId: account.id, role: 'viewer' } as typeof viewer.credential };
  expect((await perform(listLately, {}, acting)).entries).toHaveLength(10);
});

test('of what was erased it says that it happened, and no longer who', async () => {
  const { account, key } = await makeAccount();
  const { json } = await createRequest(key, { title: 'Offer' });
  await db().$executeRaw`UPDATE events SET data = NULL, salt = NULL WHERE subject = ${json.request_id}`;
  expect(await told(account.ownerId)).toEqual(['request.created Offer null']);
});
