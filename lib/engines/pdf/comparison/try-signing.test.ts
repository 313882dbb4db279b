import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { comparisonPool, typstPool } from '@/lib/engines/pdf/engine-pools';
import { pdfOf, plainPages } from '@/lib/engines/pdf/testing/odd-pages';
import { trySigning } from './try-signing';

afterAll(closePdfEngines);

const sizes = [
  { width: 600, height: 800 },
  { width: 600, height: 800 },
];

test('a document that is signed on trial gets its certificate and a seal that certifies', { timeout: 60_000 }, async () => {
  const sealed = await trySigning(await pdfOf(plainPages(2)), sizes);
  expect((await PDFDocument.load(sealed)).getPageCount()).toBe(3);
  expect(['/ByteRange', '/DocMDP'].filter((word) => !Buffer.from(sealed).includes(word))).toEqual([]);
});

test.each([
  ['processorMs', 'timeout'],
  ['timeoutMs', 'busy'],
] as const)('signing on trial holds nobody else up: it is done by a child that is ended by %s', { timeout: 60_000 }, async (limit, reason) => {
  const pdf = await pdfOf(plainPages(2));
  const { options } = comparisonPool();
  const usual = { ...options };
  onTestFinished(() => void Object.assign(options, usual));
  options[limit] = 1;
  await expect(trySigning(pdf, sizes)).rejects.toMatchObject({ name: 'EngineFailure', reason });
});

test('marks and certificate that cannot be set in time are no fault of the file', { timeout: 60_000 }, async () => {
  const pdf = await pdfOf(plainPages(2));
  const { options } = typstPool();
  const usual = { ...options };
  onTestFinished(() => void Object.assign(options, usual));
  options.timeoutMs = 1;
  // A busy machine may hear at once that a job has begun and that it is done: then it was in time.
  await vi.waitFor(() => expect(trySigning(pdf, sizes)).rejects.toMatchObject({ name: 'EngineFailure', reason: 'busy' }), 30_000);
});
