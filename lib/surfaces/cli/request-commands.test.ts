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
