import { expect, test, vi } from 'vitest';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { runJob } from '@/lib/testing/run-job';
import { createRequest, sign } from '@/lib/testing/signing';
import { listEvents } from '../../events/store';
import * as sealing from '../sealing/seal';
import { findProvenRequest } from '../store';

type Waiting = { id: string; seconds: number };

/** Signs while the process "dies" between the two transactions, and returns the jobs that it leaves. */
async function signedAndDied() {
  const { key } = await makeAccount();
  const { json } = await createRequest(key, { certificate: false });
  const dies = vi.spyOn(sealing, 'sealIdentity').mockRejectedValueOnce(new Error('process died'));
  await sign(json.signer_link);
  dies.mockRestore();
  const id = json.request_id as string;
  const event = (await listEvents(id)).find(({ type }) => type === 'signature.accepted');
  const jobs = await db().$queryRaw<Waiting[]>`
    SELECT data->>'id' AS id, round(extract(epoch FROM start_after - created_on))::int AS seconds
    FROM pgboss.job WHERE name = 'finish-request' AND data->>'id' = ${event?.id}`;
  return { id, jobs };
}

test('signing leaves one job in its own transaction, which waits five seconds: the process itself does the work first', async () => {
  const { jobs } = await signedAndDied();
  expect(jobs).toEqual([{ id: expect.stringMatching(/^evt_/), seconds: 5 }]);
});

test('finishes the request of the event that it is given, and does nothing when it comes again', async () => {
  const { id, jobs } = await signedAndDied();
  const event = jobs[0]?.id ?? '';
  expect((await findProvenRequest(id))?.status).toBe('accepted');
  await runJob('finish-request', event);
  const once = await findProvenRequest(id);
  expect(once).toMatchObject({ status: 'signed', signedSha256: expect.any(String) });
  await runJob('finish-request', event);
  expect(await findProvenRequest(id)).toEqual(once);
});

test('an event that is not there is nothing to do', async () => {
  await expect(runJob('finish-request', 'evt_none')).resolves.toBeUndefined();
});
