import { expect, test } from 'vitest';
import { daysAfter, now } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { downloadFile } from '@/lib/domain/files/operations/download-file';
import { sharePdf } from '@/lib/domain/files/share-pdf';
import { serve } from '@/lib/surfaces/http/serve';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { callTool, mcpClient } from '@/lib/testing/mcp-client';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { signedInCaller } from '@/lib/testing/session';
import { createRequest, readStatus } from '@/lib/testing/signing';
import { makeTeam } from '@/lib/testing/teams';
import { issueKey } from '../api-key';
import { flushCalls } from '../calls/note-call';
import { insertCalls } from '../calls/store';
import { removeMember } from '../teams';
import { listApiCalls } from './list-api-calls';
import { listKeys } from './list-keys';
import { revokeKey } from './revoke-key';

const owner = async () => {
  const { account, key } = await makeAccount();
  return { account, key, caller: await signedInCaller(account.ownerId) };
};
type Person = Awaited<ReturnType<typeof signedInCaller>>;

async function logOf(caller: Person, filter: Record<string, string> = {}) {
  await flushCalls();
  return perform(listApiCalls, filter, caller);
}

test('a call by a key stands there with what it was, how it ended and where the log of the service has it; nothing of what was sent', async () => {
  const { key, caller } = await owner();
  const made = await createRequest(key, { title: 'Secret title' });
  await readStatus(made.json.request_id, { key });
  const { items } = await logOf(caller);
  expect(items.map(({ operation, status, error }) => [operation, status, error])).toEqual([
    ['getSignatureStatus', 200, null],
    ['sendForSignature', 201, null],
  ]);
  expect(items[1]).toMatchObject({ key: { name: 'test' }, outcome: 'done', byTool: false, correlationId: made.headers.get('x-correlation-id') });
  expect(items[1]?.durationMs).toBeGreaterThan(0);
  const kept = await db().$queryRaw`SELECT * FROM api_calls WHERE correlation_id = ${made.headers.get('x-correlation-id')}`;
  expect(JSON.stringify(kept, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toMatch(/Secret title|203\.0\.113|anna@/);
});

test('a refused call says by which code; one by a key that is revoked, ended or of somebody who has left stands there too', async () => {
  const { account, key, caller } = await owner();
  expect((await createRequest(key, { signer: { email: 'nobody' } })).status).toBe(400);
  const ended = await issueKey({ accountId: account.id, personId: account.ownerId, name: 'Ended', isTest: false, expiresAt: daysAfter(now(), -1) });
  expect((await createRequest(ended.key)).status).toBe(401);
  const { keys } = await perform(listKeys, {}, caller);
  await perform(revokeKey, { key_id: keys.find(({ name }) => name === 'test')?.id ?? '' }, caller);
  expect((await createRequest(key)).status).toBe(401);
  const { items } = await logOf(caller);
  expect(items.map(({ key: by, status, error, outcome }) => [by.name, status, error, outcome])).toEqual([
    ['test', 401, 'unauthorized', 'refused'],
    ['Ended', 401, 'unauthorized', 'refused'],
    ['test', 400, 'bad_request', 'refused'],
  ]);
  const team = await makeTeam();
  const left = await issueKey({ accountId: team.id, personId: team.people.editor.id, name: 'Left', isTest: false });
  await removeMember(team.id, team.people.editor.id, team.people.owner.id);
  expect((await createRequest(left.key)).status).toBe(401);
  expect((await logOf(await team.as('viewer'))).items).toMatchObject([{ key: { name: 'Left' }, status: 401 }]);
});

test('calls without a key, with one that nobody made, or with a browser’s session stand in no log; a neighbour’s calls in theirs alone', async () => {
  const { caller } = await owner();
  const neighbour = await owner();
  const before = await db().apiCall.count();
  await createRequest(`sk_live_${'x'.repeat(43)}`);
  await call(serve(listApiCalls).GET, {});
  await flushCalls();
  expect(await db().apiCall.count()).toBe(before);
  await readStatus(randomHex(16), { key: neighbour.key });
  expect((await logOf(caller)).items).toEqual([]);
  expect((await logOf(neighbour.caller)).items).toMatchObject([{ operation: 'getSignatureStatus', status: 404, error: 'not_found' }]);
});

test('a tool that an agent calls stands there by its operation, with the code of what it was refused for', async () => {
  const { key, caller } = await owner();
  const client = await mcpClient({ key });
  await callTool(client, 'getSignatureStatus', { request_id: randomHex(16) });
  await client.close();
  expect((await logOf(caller)).items).toMatchObject([{ operation: 'getSignatureStatus', byTool: true, status: 404, error: 'not_found', outcome: 'refused' }]);
});

test('an answer that is streamed counts when it has ended, or is wanted no more', async () => {
  const { account, key, caller } = await owner();
  const { id: file_id } = await sharePdf(account.id, 'terms.pdf', await plainPdf('Terms'));
  const download = () => call(serve(downloadFile).GET, { key, params: { file_id } });
  const [whole, broken] = [await download(), await download()];
  const operations = async () => (await logOf(caller, { operation: 'downloadFile' })).items.length;
  expect(await operations()).toBe(0);
  await whole.response.arrayBuffer();
  expect(await operations()).toBe(1);
  await broken.response.body?.cancel();
  expect(await operations()).toBe(2);
});

test('narrowed by outcome, operation and key, and by all at once, page by page', async () => {
  const { account, caller } = await owner();
  const names = ['first', 'second'];
  const keys = await Promise.all(names.map((name) => issueKey({ accountId: account.id, personId: account.ownerId, name, isTest: false })));
  const statuses = [200, 304, 404, 503];
  const one = { accountId: account.id, error: null, at: now(), durationMs: 1, correlationId: 'x', byTool: false };
  await insertCalls(keys.flatMap(({ id: keyId }) => ['a', 'b'].flatMap((operation) => statuses.map((status) => ({ ...one, keyId, operation, status })))));
  const found = async (filter: Record<string, string>) =>
    (await logOf(caller, filter)).items.map(({ key, operation, status }) => [key.name, operation, status]);
  expect(await found({})).toHaveLength(16);
  expect(await found({ outcome: 'done', operation: 'a' })).toEqual([
    ['second', 'a', 304],
    ['second', 'a', 200],
    ['first', 'a', 304],
    ['first', 'a', 200],
  ]);
  expect(await found({ outcome: 'failed', key_id: keys[0]?.id ?? '' })).toEqual([
    ['first', 'b', 503],
    ['first', 'a', 503],
  ]);
  expect(await found({ outcome: 'refused', operation: 'b', key_id: keys[1]?.id ?? '' })).toEqual([['second', 'b', 404]]);
  const first = await logOf(caller, { limit: '10' });
  const second = await logOf(caller, { limit: '10', cursor: first.next ?? '' });
  expect([first.items.length, second.items.length, second.next, first.operations]).toEqual([10, 6, null, ['a', 'b']]);
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(16);
});

test('a key says what it did last, once it was let in for something', async () => {
  const { key, caller } = await owner();
  const last = async () => (await perform(listKeys, {}, caller)).keys.map(({ lastOperation }) => lastOperation);
  expect(await last()).toEqual([null]);
  await createRequest(key);
  await readStatus(randomHex(16), { key });
  await flushCalls();
  expect(await last()).toEqual(['sendForSignature']);
});
