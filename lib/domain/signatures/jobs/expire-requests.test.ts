import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { makeAccount } from '@/lib/testing/account';
import { mailsQueued } from '@/lib/testing/request-mails';
import { runJob } from '@/lib/testing/run-job';
import { createRequest } from '@/lib/testing/signing';
import { listEvents } from '../../events/store';
import { listOverdue } from '../store';

const daysOn = (days: number) => setClock(() => new Date(Date.now() + days * 86_400_000));
afterEach(() => setClock(null));

const stored = (id: string) => db().signatureRequest.findUniqueOrThrow({ where: { id } });

test('after 14 days, and not before, an unsigned request is expired, its sender told, and both once', async () => {
  const { key, email } = await makeAccount();
  const { json } = await createRequest(key);
  daysOn(13.9);
  await runJob('expire-requests');
  expect((await stored(json.request_id)).status).toBe('pending');
  daysOn(14.1);
  await Promise.all([runJob('expire-requests'), runJob('expire-requests')]);
  expect((await stored(json.request_id)).status).toBe('expired');
  expect(await mailsQueued(json.request_id)).toEqual([`expired ${email}`]);
  expect((await listEvents(json.request_id)).map(({ type }) => type)).toEqual(['request.created', 'request.expired']);
});

test('a row that cannot be read holds no other up, and the list goes on after any row, also of the same time', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  const model = await stored(json.request_id);
  const overdue = new Date('2026-01-01T00:00:00Z');
  const stem = randomHex(15);
  const ids = Array.from({ length: 5 }, (_, index) => `${stem}0${index}`);
  await db().signatureRequest.createMany({ data: ids.map((id, index) => ({ ...model, id, expiresAt: overdue, fields: index === 0 ? { no: 1 } : [] })) });
  const pages = [await listOverdue(overdue, null, 2), await listOverdue(overdue, { id: `${stem}01`, expiresAt: overdue }, 9)];
  expect(pages.map((page) => page.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2)]);
  await runJob('expire-requests');
  const left = await db().signatureRequest.findMany({ where: { id: { in: ids }, status: 'pending' } });
  expect(left.map(({ id }) => id)).toEqual(ids.slice(0, 1));
  await db().signatureRequest.deleteMany({ where: { id: { in: ids } } });
});
