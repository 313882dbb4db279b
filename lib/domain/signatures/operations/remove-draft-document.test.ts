import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { draftOf } from '@/lib/testing/drafts';
import { plainPdf } from '@/lib/testing/plain-pdf';

test('the document goes with its bytes and suggestions; what was typed and placed stays', { timeout: 90_000 }, async () => {
  const { browser, id } = await draftOf();
  const field = { id: 'a', kind: 'signature', party: 'signer', page: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.1, required: true };
  await browser.put(id, 'One.pdf', await plainPdf(`Signature: ${id}`));
  await browser.change(id, { revision: 2, title: 'Stays', fields: [field] });
  const { pdfSha256 } = await db().draft.findUniqueOrThrow({ where: { id } });
  expect((await browser.dropDocument(id)).json).toMatchObject({ revision: 4 });
  expect((await browser.read(id)).json).toMatchObject({ title: 'Stays', document: { kind: 'none' }, suggestions: [], fields: [field] });
  expect(await db().blob.count({ where: { sha256: pdfSha256 ?? '' } })).toBe(0);
});
