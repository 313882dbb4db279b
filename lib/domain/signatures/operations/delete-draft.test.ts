import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { GET as preview } from '@/app/dashboard/data/drafts/[draft_id]/preview/route';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { call } from '@/lib/testing/call';
import { draftOf } from '@/lib/testing/drafts';
import { plainPdf } from '@/lib/testing/plain-pdf';

test('it goes with its bytes, and those that another draft has stay', { timeout: 90_000 }, async () => {
  const { browser, id } = await draftOf();
  const other = (await browser.create()).json.id;
  const pdf = await plainPdf(`Shared by two ${id}`);
  await browser.put(id, 'One.pdf', pdf);
  await browser.put(other, 'Two.pdf', pdf);
  const { pdfSha256 } = await db().draft.findUniqueOrThrow({ where: { id } });
  const kept = () => db().blob.count({ where: { sha256: pdfSha256 ?? '' } });
  expect((await browser.remove(id)).json).toEqual({ deleted: true });
  expect([(await browser.read(id)).status, (await browser.remove(id)).status, await kept()]).toEqual([404, 404, 1]);
  await browser.remove(other);
  expect(await kept()).toBe(0);
});

test('pages that were made to look at it are gone with it', async () => {
  const { browser, id } = await draftOf();
  await browser.change(id, { revision: 1, markdown: 'We agree.' });
  const kept = () => readdir(path.join(env().dataDir, 'cache', id)).catch(() => []);
  await call(preview, { headers: browser.headers, params: { draft_id: id } });
  expect(await kept()).toHaveLength(1);
  await browser.remove(id);
  expect(await kept()).toEqual([]);
});
