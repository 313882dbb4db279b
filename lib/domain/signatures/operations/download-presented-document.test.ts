import { expect, test } from 'vitest';
import { sha256 } from '@/lib/core/ids';
import { readDocument, sentRequest, unknownLink } from '@/lib/testing/private-link';
import { sign } from '@/lib/testing/signing';
import { findProvenRequest } from '../store';

test('200 with exactly the bytes whose hash the request keeps', async () => {
  const { link, id } = await sentRequest();
  const { status, headers, response } = await readDocument(link);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(sha256(new Uint8Array(await response.arrayBuffer()))).toBe((await findProvenRequest(id))?.presentedSha256);
});

test('404 for an unknown link, 409 gone after signing', async () => {
  const { link } = await sentRequest();
  expect((await readDocument(unknownLink)).status).toBe(404);
  await sign(link);
  expect(await readDocument(link)).toMatchObject({ status: 409, json: { error: 'gone' } });
});
