import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { closeConverter } from '@/lib/engines/convert/converter-state';
import { drawPage } from '@/lib/engines/pdf/pages/page-reading';
import { bytesOf, finish, post } from '@/lib/testing/automations';
import { lookedAt } from '@/lib/testing/looked-at';
import { keepSample } from '@/lib/testing/previews';

afterAll(closeConverter);

test('the picture of a page is, byte for byte, that of the output that a run makes of the same post', async () => {
  const { looker, secret } = await lookedAt();
  const { json } = await post(secret);
  const run = await finish(json.automationId);
  expect(run.status).toBe('completed');
  const { response, status, headers } = await looker.picture('filled', '1', 'w=800');
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'image/webp', 'private, no-cache']);
  const made = await drawPage(await bytesOf(run.outputs[0]?.pdfFileId), 1, 800);
  expect(Buffer.from(await response.arrayBuffer()).equals(made.webp)).toBe(true);
});

test('to look costs no run, and leaves nothing of the example on the disk', async () => {
  const { looker, workflow, account } = await lookedAt();
  await keepSample(workflow, account.id, { 'Customer Name': 'Anna Berg', Items: [] });
  const onDisk = async () => (await readdir(join(env().DATA_DIR), { recursive: true })).sort();
  await looker.picture('template');
  const before = await onDisk();
  expect((await looker.picture('filled')).status).toBe(200);
  expect(await onDisk()).toEqual(before);
  expect(await db().automation.count({ where: { workflowId: workflow.id } })).toBe(0);
});

test('404 for a page that is not there, and for the example before there is one', async () => {
  const { looker } = await lookedAt();
  expect((await looker.picture('template', '2')).status).toBe(404);
  expect((await looker.picture('template', '0')).status).toBe(404);
  expect((await looker.picture('filled')).status).toBe(404);
});
