import { afterAll, afterEach, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { inspectPdf } from '@/lib/engines/pdf/intake/inspect-pdf';
import { preparePdf } from '@/lib/engines/pdf/intake/prepare-pdf';
import type { RefusalCode } from '@/lib/engines/pdf/intake/refusal';
import { describePages } from '@/lib/engines/pdf/pages/page-reading';
import { oddFiles } from '@/lib/engines/pdf/testing/odd-files';
import { pdfOf, plainPages } from '@/lib/engines/pdf/testing/odd-pages';

afterAll(closePdfEngines);

type Accepted = { pages: number; title?: string };
type Answer = Accepted | RefusalCode | readonly RefusalCode[];

/** What each file gets; where time decides which limit bites first, either is right. */
const answers: Record<keyof typeof oddFiles, Answer> = {
  'no bytes': 'not_a_pdf',
  'a JPEG named .pdf': 'not_a_pdf',
  'a sign-in page': 'not_a_pdf',
  'plain text': 'not_a_pdf',
  'an Office document': 'not_a_pdf',
  'five megabytes and a byte': 'too_large',
  'exactly five megabytes': { pages: 1 },
  'a mail header before the PDF': { pages: 1 },
  'a user password': 'encrypted_pdf',
  'an older user password': 'encrypted_pdf',
  'an owner password alone (AES-256)': { pages: 2, title: 'Locked' },
  'an owner password alone (AES-128)': { pages: 2, title: 'Locked' },
  'an owner password alone (RC4)': { pages: 2, title: 'Locked' },
  'cut in the middle': 'broken_pdf',
  'a cross-reference table of nonsense': { pages: 2 },
  'nothing but a header': 'broken_pdf',
  'a page that is listed but missing': 'broken_pdf',
  'no pages': 'empty_pdf',
  'fifty pages': { pages: 50 },
  'fifty-one pages': 'too_many_pages',
  'one page listed twice': { pages: 2 },
  'a tree of pages that is a loop': 'broken_pdf',
  'a tree of pages ten thousand deep': 'broken_pdf',
  'a tree of pages that doubles at every level': 'too_many_pages',
  // In what no page needs: PDFium passes over it.
  'arrays nested a hundred thousand deep': { pages: 1 },
  'content that unpacks to a gigabyte': 'too_complex',
  'content that unpacks twice': 'too_complex',
  'an object stream that unpacks to a gigabyte': { pages: 1 },
  'a form that draws itself': 'too_complex',
  'forms that draw one another a billion times': 'too_complex',
  'a page of a fingernail': 'too_complex',
  'a page of a kilometre': 'too_complex',
  'a page like a ribbon': 'too_complex',
};

const MEMORY_MB = 300;
let before = process.memoryUsage().rss;
afterEach(async () => {
  // Whatever came, this process did not grow with it, and the engine serves on.
  expect((process.memoryUsage().rss - before) / 1_048_576).toBeLessThan(MEMORY_MB);
  expect(await inspectPdf(await pdfOf(plainPages(1)))).toMatchObject({ pageCount: 1 });
});

for (const [name, answer] of Object.entries(answers) as [keyof typeof oddFiles, Answer][]) {
  const said = typeof answer === 'object' && 'pages' in answer ? 'accepted, and prepared' : `refused (${[answer].flat().join(' or ')})`;
  test(`${name}: ${said}`, { timeout: 60_000 }, async () => {
    const pdf = await oddFiles[name]();
    before = process.memoryUsage().rss;
    const outcome = await inspectPdf(pdf).catch((error) => error);
    if (typeof answer === 'object' && 'pages' in answer) {
      expect(outcome).toMatchObject({ pageCount: answer.pages, title: answer.title ?? '' });
      expect(outcome.pages).toHaveLength(answer.pages);
      const prepared = await preparePdf({ pdf, locale: 'en', parties: [], placements: [] });
      expect(await describePages(prepared.pdf)).toHaveLength(answer.pages);
      expect(await inspectPdf(prepared.pdf)).toMatchObject({ pageCount: answer.pages });
      return;
    }
    expect(outcome).toMatchObject({ name: 'DocumentRefusal' });
    expect([answer].flat()).toContain(outcome.code);
    expect(outcome.message).toMatch(/\. \S.*[.]$/);
  });
}
