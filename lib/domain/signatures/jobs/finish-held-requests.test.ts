import { afterEach, expect, test } from 'vitest';
import { daysAfter, setClock } from '@/lib/core/clock';
import { ownSeal, sealReadiness, signedNow } from '@/lib/testing/own-seal';
import { runFinishJob, runJob } from '@/lib/testing/run-job';
import { readStatus } from '@/lib/testing/signing';
import { listEvents } from '../../events/store';
import { sealIdentity } from '../sealing/seal';
import { findProvenRequest } from '../store';
import { verifyRequest } from '../verification/verify-request';

afterEach(() => setClock(null));

test('after the certificate has ended signing is recorded and held, and nothing is sealed until a new one is there; then it is, once', async () => {
  const { put } = await ownSeal();
  const { validTo } = await sealIdentity();
  const ended = daysAfter(validTo, 1);
  setClock(() => ended);
  const { id, key, answer } = await signedNow();
  expect(answer).toMatchObject({ status: 303, problem: null });
  await runFinishJob(id);
  await runJob('finish-held-requests');
  expect(await findProvenRequest(id)).toMatchObject({ status: 'accepted', signedSha256: null, sealHeldAt: ended });
  expect((await readStatus(id, { key })).json).toMatchObject({
    status: 'pending',
    next_step: expect.stringContaining('once this service has a valid certificate'),
  });
  expect(await sealReadiness()).toContain('ended on');
  await put(ended);
  await Promise.all([runJob('finish-held-requests'), runJob('finish-held-requests')]);
  const request = await findProvenRequest(id);
  expect(request).toMatchObject({ status: 'signed', signedAt: ended });
  expect((await listEvents(id)).filter(({ type }) => type === 'request.signed')).toHaveLength(1);
  expect(request && (await verifyRequest(request))).toMatchObject({ valid: true, problems: [] });
});

test('a certificate that has not begun seals nothing either', async () => {
  const { put } = await ownSeal();
  await put(daysAfter(new Date(), 30));
  const { id } = await signedNow();
  expect(await findProvenRequest(id)).toMatchObject({ status: 'accepted', sealHeldAt: expect.any(Date) });
  expect(await sealReadiness()).toContain('is valid only from');
});
