import { expect, test } from 'vitest';
import { draftOf } from '@/lib/testing/drafts';
import { plainPdf } from '@/lib/testing/plain-pdf';

test('the very bytes that came in; 404 where there is no PDF', { timeout: 90_000 }, async () => {
  const { browser, id } = await draftOf();
  expect((await browser.readDocument(id)).status).toBe(404);
  const pdf = await plainPdf('As it came');
  await browser.put(id, 'One.pdf', pdf);
  const { status, headers, response } = await browser.readDocument(id);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true);
});
