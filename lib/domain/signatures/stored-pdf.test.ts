import { expect, test } from 'vitest';
import { sha256 } from '@/lib/core/ids';
import { putBlob } from '@/lib/engines/storage/blobs';
import { storedPdf } from './stored-pdf';

const megabyte = 1024 * 1024;

test('of a large file that is read slowly only a piece is read', async () => {
  const hash = await putBlob(new Uint8Array(4 * megabyte).fill(7));
  const file = await storedPdf(hash, 'large.pdf');
  expect([file.bytes, file.options]).toEqual([4 * megabyte, { name: 'large.pdf', tag: hash }]);
  const reader = (await file.open()).getReader();
  const { value } = await reader.read();
  expect(value?.length).toBeLessThan(megabyte);
  await reader.cancel();
});

test('what is not stored is no empty file', async () => {
  await expect(storedPdf(sha256('nothing'), 'x.pdf')).rejects.toThrow('Storage has no bytes');
});
