import { afterAll, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { describePages } from '@/lib/engines/pdf/pages/page-reading';
import { type CertificateModel, hashLines, setCertificate } from '@/lib/engines/pdf/typeset/set-certificate';

afterAll(closePdfEngines);

const HASH = '0123456789abcdef'.repeat(4);
const model: CertificateModel = {
  locale: 'en',
  pageWidth: 595.28,
  pageHeight: 841.89,
  title: 'Certificate',
  intro: 'What happened.',
  sections: [
    {
      heading: 'Document',
      facts: [
        { label: 'SHA-256', value: HASH, mono: true },
        { label: 'Title', value: '\u5951\u7d04\u66f8 \u0639\u0642\u062f' },
      ],
    },
    { heading: 'Signer', facts: [{ label: 'Name', value: 'Anna' }], mark: { content: { type: 'handwriting', text: 'Anna Berg' }, caption: 'Typed' } },
  ],
  timeline: { heading: 'Events', rows: [{ at: '2026-11-21 10:00:00', event: 'Signed', detail: '::1' }] },
  footer: 'Footer',
};

const sizes: Record<string, [number, number]> = {
  A4: [595.28, 841.89],
  Letter: [612, 792],
  landscape: [841.89, 595.28],
  slides: [960, 540],
  tiny: [120, 180],
  poster: [2384, 3370],
  strip: [300, 1200],
};

for (const [name, [pageWidth, pageHeight]] of Object.entries(sizes)) {
  test(`the certificate has the size of its document: ${name}`, async () => {
    const pages = await describePages(await setCertificate({ ...model, pageWidth, pageHeight }));
    expect(pages).not.toEqual([]);
    for (const page of pages) {
      expect(page.width).toBeCloseTo(pageWidth, 0);
      expect(page.height).toBeCloseTo(pageHeight, 0);
    }
  });
}

test('all facts stand on it, hashes in groups of four', async () => {
  const text = (await describePages(await setCertificate(model))).flatMap((page) => page.lines.map((line) => line.text));
  for (const line of [...hashLines(HASH), 'Anna Berg', 'Typed', '2026-11-21 10:00:00', 'Footer', '1 / 1']) expect(text.join('\n')).toContain(line);
});

test('a long history runs over as many pages as it needs', async () => {
  const rows = Array.from({ length: 150 }, (_, index) => ({ at: '2026-11-21', event: `Event ${index}` }));
  const pages = await describePages(await setCertificate({ ...model, timeline: { heading: 'Events', rows } }));
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.at(-1)?.lines.some((line) => line.text.includes('Event 149'))).toBe(true);
});

/** As many facts as a request with one signer has, and a browser that takes three lines to say what it is. */
const oneSigner = (facts: number): CertificateModel => {
  const fact = (index: number) => ({ label: `Fact ${index}`, value: index < 5 ? HASH : 'Service agreement', mono: index < 5 });
  const browser = { label: 'Browser', value: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36' };
  const rows = ['created', 'mailed', 'opened', 'agreed', 'signed'].map((event) => ({ at: '2026-11-22 09:00:36', event: `Was ${event}`, detail: '::1' }));
  return {
    ...model,
    sections: [
      { heading: 'Document', facts: Array.from({ length: facts }, (_, index) => fact(index)) },
      { heading: 'Sender', facts: [5, 6, 7].map(fact) },
      { ...(model.sections[1] as CertificateModel['sections'][number]), facts: [...[5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map(fact), fact(0), browser] },
    ],
    timeline: { heading: 'Events', rows },
    verify: { label: 'Check this file at', address: 'https://sign.example/verify' },
  };
};

test('the certificate of a request with one signer is one page of A4', async () => {
  expect(await describePages(await setCertificate(oneSigner(11)))).toHaveLength(1);
});

test('a short history stands on one page, under its heading', async () => {
  const lines = (await describePages(await setCertificate(oneSigner(15)))).map((page) => page.lines.map((line) => line.text).join('\n'));
  expect(lines.map((text) => ['Events', 'Was created', 'Was signed'].map((words) => text.includes(words)))).toEqual([
    [false, false, false],
    [true, true, true],
  ]);
});

test('the same facts give the same bytes, also where the page is scaled', async () => {
  for (const size of [{}, { pageWidth: 200, pageHeight: 280 }]) {
    const [first, second] = [await setCertificate({ ...model, ...size }), await setCertificate({ ...model, ...size })];
    expect(Buffer.compare(first, second)).toBe(0);
  }
});

test('a test certificate says so on each page', async () => {
  const pages = await describePages(await setCertificate({ ...model, test: true }));
  expect(pages.every((page) => page.lines.some((line) => line.text.includes('TEST') || line.text === 'T'))).toBe(true);
});

test('a hash is split into groups of four, eight a line', () => {
  expect(hashLines('0123456789abcdef0123456789abcdef01')).toEqual(['0123 4567 89ab cdef 0123 4567 89ab cdef', '01']);
});
