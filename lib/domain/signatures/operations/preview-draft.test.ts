import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { GET } from '@/app/dashboard/data/drafts/[draft_id]/preview/route';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { call } from '@/lib/testing/call';
import { draftOf } from '@/lib/testing/drafts';
import { plainPdf } from '@/lib/testing/plain-pdf';

const preview = async (headers: Record<string, string>, draft_id: string) => (await call(GET, { headers, params: { draft_id } })).json;

test('nothing, markdown half written, and a PDF: pages with their text as the signer will read it, and all fields', { timeout: 90_000 }, async () => {
  const { browser, id } = await draftOf();
  const { headers } = browser;
  expect(await preview(headers, id)).toEqual({ revision: 1, title: '', pages: [], fields: [], problems: [] });
  await browser.change(id, { revision: 1, markdown: 'We agree. {{text:signer:Place}}', signer: { name: 'Anna' } });
  const written = await preview(headers, id);
  const text = (view: typeof written) => view.pages.flatMap(({ lines }: { lines: { text: string }[] }) => lines.map((line) => line.text)).join(' ');
  expect(text(written)).toMatch(/We agree\..*Anna/);
  expect(written.fields.map(({ kind, label }: { kind: string; label: string }) => [kind, label])).toEqual([
    ['text', 'Place'],
    ['signature', 'Signature'],
    ['date', 'Date'],
  ]);
  await browser.put(id, 'One.pdf', await plainPdf('By PDF'));
  const field = { id: 'a', kind: 'signature', party: 'signer', page: 1, x: 0.1, y: 0.5, width: 0.3, height: 0.1, required: true };
  await browser.change(id, { revision: 3, fields: [field, { ...field, id: 'outside', x: 0.9 }] });
  const placed = await preview(headers, id);
  expect([placed.revision, text(placed), placed.problems]).toEqual([4, expect.stringContaining('By PDF'), []]);
  expect(placed.fields).toMatchObject([{ kind: 'signature', x: expect.closeTo(0.1, 5), label: 'Signature' }]);
});

test('what no document can be made of is said, as sending would say it', async () => {
  const { browser, id } = await draftOf();
  await browser.change(id, { revision: 1, title: 'Paper', markdown: '{{text:signer}}' });
  const { pages, problems } = await preview(browser.headers, id);
  expect([pages, problems]).toMatchObject([[], [{ place: 'document', key: 'tag_wrong', code: 'missing_label' }]]);
});

test('it is made anew of another PDF and for another name of the sender, and one at a time is kept', { timeout: 90_000 }, async () => {
  const { account, browser, id } = await draftOf();
  const { headers } = browser;
  const words = async () => JSON.stringify((await preview(headers, id)).pages);
  for (const text of ['The first paper', 'The second paper']) {
    expect((await browser.put(id, 'One.pdf', await plainPdf(text))).status).toBe(200);
    expect(await words()).toContain(text);
  }
  await browser.change(id, { revision: 3, markdown: 'We agree.', senderSigns: true });
  expect(await words()).toContain('Sam Sender');
  await db().person.update({ where: { id: account.ownerId }, data: { name: 'Kim Keller' } });
  expect(await words()).toContain('Kim Keller');
  expect(await readdir(path.join(env().dataDir, 'cache', id))).toHaveLength(1);
});
