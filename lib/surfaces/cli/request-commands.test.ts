import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { createRequest } from '@/lib/testing/signing';
import { requestCommands } from './request-commands';
import { runCommand } from './run-command';

async function made(): Promise<string> {
  const { key } = await makeAccount();
  return (await createRequest(key)).json.request_id;
}

const verify = (id: string) => runCommand(requestCommands, ['request', 'verify', id]);

test('request verify: valid, with the number of events and the head of the chain', async () => {
  const { exitCode, out } = await verify(await made());
  expect([exitCode, out]).toEqual([0, expect.stringMatching(/^Valid: 1 event, head [a-f0-9]{64}\.$/m)]);
});

test('request verify: of a request whose row is missing the events that stand are named; of what never was, that there is none', async () => {
  const id = await made();
  await db().$executeRaw`DELETE FROM signature_requests WHERE id = ${id}`;
  const { exitCode, out } = await verify(id);
  expect([exitCode, out]).toEqual([1, expect.stringMatching(/^NOT VALID:\n {2}the row of the request is missing: .*, and 1 event of it stand/)]);
  const never = await verify('0'.repeat(32));
  expect([never.exitCode, never.err]).toEqual([1, expect.stringContaining('There is no request')]);
});

test.each([
  ['the account', `account_id = 'acc_other'`],
  ['no account, as if it had been written before there were any', 'account_id = NULL, topic = NULL'],
  ['the topic', `topic = 'requests:other'`],
])('request verify: an event that was moved elsewhere by %s is named', async (_, set) => {
  const id = await made();
  await db().$executeRawUnsafe(`UPDATE events SET ${set} WHERE subject = '${id}'`);
  const { exitCode, out } = await verify(id);
  expect([exitCode, out]).toEqual([1, expect.stringContaining('event 1 (request.created) lies with the account ')]);
});

test.each([
  ['to what no event of its type says', `'{"ip": 7}'::jsonb`],
  ['to what another might say', `jsonb_set(data, '{ip}', '"192.0.2.99"')`],
])('request verify: an event that was changed %s is named', async (_, data) => {
  const id = await made();
  await db().$executeRawUnsafe(`UPDATE events SET data = ${data} WHERE subject = '${id}'`);
  const { exitCode, out, err } = await verify(id);
  expect(exitCode).not.toBe(0);
  expect(`${out}${err}`).toContain('event 1 (request.created): its data was changed');
});
