import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { completedRun } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { openOutput } from './open-output';

afterEach(() => setClock(null));

const open = (token: string) => call(serve(openOutput).GET, { params: { token } });

test('the link opens the file without a credential for an hour at least and two at most', async () => {
  const { values } = await completedRun(await makeAccount());
  const { status, response } = await open(values.OUTPUT_TOKEN);
  expect([
    status,
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ]).toEqual([200, 'PK']);
  const madeAt = Date.now();
  setClock(() => new Date(madeAt + 59 * 60_000));
  expect((await open(values.OUTPUT_TOKEN)).status).toBe(200);
  setClock(() => new Date(madeAt + 121 * 60_000));
  expect((await open(values.OUTPUT_TOKEN)).status).toBe(404);
});

test('404 as soon as the account of the file is closed', async () => {
  const made = await makeAccount();
  const { values } = await completedRun(made);
  expect((await open(values.OUTPUT_TOKEN)).status).toBe(200);
  await db().account.update({ where: { id: made.account.id }, data: { closedAt: new Date() } });
  expect((await open(values.OUTPUT_TOKEN)).status).toBe(404);
});

test('404 for a link that was changed', async () => {
  const { values } = await completedRun(await makeAccount());
  const [id = '', seconds = '', mac = ''] = values.OUTPUT_TOKEN.split('.');
  for (const token of [`${id}.${Number(seconds) + 3600}.${mac}`, `${id}.${seconds}.${mac.slice(0, -3)}AAA`, '', 'x'])
    expect((await open(token)).status).toBe(404);
});
