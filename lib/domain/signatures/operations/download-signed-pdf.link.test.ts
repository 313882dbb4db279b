import { expect, test } from 'vitest';
import { readCopy, sentRequest, unknownLink } from '@/lib/testing/private-link';
import { downloadPdf, sign } from '@/lib/testing/signing';

test('200 with the same bytes that the sender downloads', async () => {
  const { link, id, token } = await sentRequest();
  await sign(link);
  const [copy, sender] = await Promise.all([readCopy(link), downloadPdf(id, { token })]);
  expect(copy.status).toBe(200);
  expect(Buffer.from(await copy.response.arrayBuffer()).equals(Buffer.from(await sender.response.arrayBuffer()))).toBe(true);
});

test('409 not_signed before it is signed, 404 for an unknown link', async () => {
  const { link } = await sentRequest();
  expect(await readCopy(link)).toMatchObject({ status: 409, json: { error: 'not_signed' } });
  expect((await readCopy(unknownLink)).status).toBe(404);
});
