import { afterAll, describe, expect, test, vi } from 'vitest';
import { provePdf } from '@/lib/engines/pdf/comparison/prove-pdf';
import { TRIAL_MARK, trySigning } from '@/lib/engines/pdf/comparison/try-signing';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { comparisonPool } from '@/lib/engines/pdf/engine-pools';
import type { TakenIn } from '@/lib/engines/pdf/intake/intake-jobs';
import { takeIn } from '@/lib/engines/pdf/intake/take-in-pdf';
import { pdfOf } from '@/lib/engines/pdf/testing/odd-pages';
import { at, onePage } from '@/lib/engines/pdf/testing/one-page';

afterAll(closePdfEngines);
vi.setConfig({ testTimeout: 60_000 });

const pages = (...texts: string[]) => pdfOf(texts.map((text) => ({ text })));

/** What is found where a document came as one file and was taken in as another. */
async function proven(original: Uint8Array, takenFrom: Uint8Array, changes: Partial<TakenIn> = {}) {
  const taken = await takeIn('takeIn', { pdf: takenFrom });
  return provePdf(original, { ...taken, ...changes }).then(
    () => null,
    ({ code, message }: { code: string; message: string }) => ({ code, message }),
  );
}

test('a document that is taken in as it came is proven', async () => {
  const pdf = await pages('Plain', 'You pay 10 EUR');
  expect(await proven(pdf, pdf)).toBeNull();
});

test('a page that is shown otherwise than it came is refused with its number', async () => {
  const refused = { code: 'shown_differently', message: expect.stringMatching(/^Page 2 is shown differently/) };
  expect(await proven(await pages('Plain', 'You pay 10 EUR'), await pages('Plain', 'You pay 90 EUR'))).toEqual(refused);
  expect(await proven(await pages('Plain'), await pages('Plain', 'You pay 90 EUR'))).toEqual(refused);
});

test('what the first engine passes over is found by the second, which looks where readers are known to differ', async () => {
  const line = '<< /Type /Annot /Subtype /Line /Rect [100 500 500 520] /L [110 510 490 510] /C [1 0 0] /Border [0 0 6] >>';
  const [struck, plain] = [onePage({ page: '/Annots [6 0 R]', objects: [line] }), onePage({})];
  expect(await proven(struck, plain, { doubts: [] })).toBeNull();
  expect(await proven(struck, plain, { doubts: ['annotations'] })).toMatchObject({ code: 'shown_differently', message: expect.stringMatching(/^Page 1 /) });
});

describe('signed on trial', () => {
  const look = async (plain: Uint8Array, sealed: Uint8Array) =>
    comparisonPool().run('compare', { original: plain, taken: plain, presented: null, sealed, pages: [0], undrawn: [[]], mark: TRIAL_MARK });
  const size = { width: 600, height: 800 };

  test('a page on which the mark is seen, and nothing else changed, passes', async () => {
    const plain = onePage({});
    expect(await look(plain, await trySigning(plain, [size]))).toBeNull();
  });

  test('a page that swallows the mark cannot be signed', async () => {
    const plain = onePage({});
    expect(await look(plain, plain)).toEqual({ kind: 'unmarkable', page: 1, box: TRIAL_MARK });
  });

  test('nor can one of which something else changes', async () => {
    const changed = onePage({ content: `${at(100, 700, 'Plain')} ${at(100, 200, 'You pay 99999 EUR')}` });
    expect(await look(onePage({}), await trySigning(changed, [size]))).toMatchObject({ kind: 'unmarkable', page: 1 });
  });
});
