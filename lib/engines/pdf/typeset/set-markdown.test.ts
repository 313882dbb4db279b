import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { describePages, drawPage } from '@/lib/engines/pdf/pages/page-reading';
import { type MarkdownInput, setMarkdown } from '@/lib/engines/pdf/typeset/set-markdown';
import { temporaryFolder } from '@/lib/testing/temporary-folder';

afterAll(closePdfEngines);

const party = (id: string) => ({ id, blockTitle: `Block of ${id}`, signatureLabel: 'Signature', dateLabel: 'Date', nameLabel: `Name: ${id}` });
const set = (markdown: string, rest: Partial<MarkdownInput> = {}) =>
  setMarkdown({ markdown, title: 'Service Agreement', locale: 'en', createdAt: new Date(0), parties: [party('signer')], ...rest });
const textOf = async (pdf: Uint8Array) => (await describePages(pdf)).flatMap((page) => page.lines.map((line) => line.text));

test('the same input gives the same bytes, whatever was set in between', async () => {
  const markdown = '# One\n\n{{signature:signer}} \u7b2c\u4e00\u6761 \u0645\u0631\u062d\u0628\u0627';
  const first = await set(markdown);
  await Promise.all([set('other', { locale: 'ja' }), set('and another')]);
  expect(Buffer.compare(first.pdf, (await set(markdown)).pdf)).toBe(0);
});

test('the title stands once, also where the document repeats it', async () => {
  const lines = await textOf((await set('# Service Agreement\n\n## Scope\n\nWords.')).pdf);
  expect(lines.filter((line) => line === 'Service Agreement')).toHaveLength(1);
  expect(lines).toContain('Scope');
});

test('every page says which of how many it is', async () => {
  const { pdf, pageCount } = await set('words\n\n'.repeat(80));
  const pages = await describePages(pdf);
  expect(pages.map((page) => page.lines.at(-1)?.text)).toEqual(pages.map((_, index) => `${index + 1} / ${pageCount}`));
});

test('a line of tags alone begins at the side where the text before it begins, and an added block where the title does', async () => {
  const arabic = '\u0639\u0642\u062f \u062e\u062f\u0645\u0627\u062a';
  const sideOf = async (markdown: string, title: string) => {
    const { fields } = await set(markdown, { title });
    const { x, width } = fields.find((field) => field.kind === 'signature') ?? { x: 0, width: 0 };
    return x + width / 2 < 0.5 ? 'left' : 'right';
  };
  const sides = [
    await sideOf(`${arabic}\n\n{{signature:signer}}`, 'Agreement'),
    await sideOf('Words.\n\n{{signature:signer}}', arabic),
    await sideOf('{{signature:signer}}', arabic),
    await sideOf('Words.', arabic),
    await sideOf(arabic, 'Agreement'),
  ];
  expect(sides).toEqual(['right', 'left', 'right', 'right', 'left']);
});

test('a table that runs on repeats its head', async () => {
  const { pdf } = await set(`|Item|Price|\n|-|-|\n${'|Widget|1|\n'.repeat(80)}`);
  const pages = await describePages(pdf);
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages.slice(0, 2)) expect(page.lines.some((line) => line.text === 'Item')).toBe(true);
});

for (const [name, markdown, before] of [
  ['in the middle of a sentence', 'Agreed on {{date:signer}} by both.', 'Agreed on'],
  ['in a list', '1. First\n2. Named {{text:signer:Name}}', '2. Named'],
  ['in a quote', '> Dated {{date:signer}}', 'Dated'],
] as const) {
  test(`a field ${name} stands right after the words before it, on their line`, async () => {
    const { pdf, fields } = await set(markdown);
    const line = (await describePages(pdf))[0]?.lines.find(({ text }) => text === before);
    const field = fields[0];
    if (!line || !field) throw new Error('no line or field');
    expect(field.x - (line.x + line.width)).toBeGreaterThan(-0.002);
    expect(field.x - (line.x + line.width)).toBeLessThan(0.02);
    expect(field.y).toBeLessThan(line.y + line.height / 2);
    expect(field.y + field.height).toBeGreaterThan(line.y + line.height / 2);
  });
}

test('a field in a table cell stands in its column and row', async () => {
  const { pdf, fields } = await set('|Left side|Right side|\n|-|-|\n|row one|x|\n|row two|{{text:signer:Answer}}|');
  const lines = (await describePages(pdf))[0]?.lines ?? [];
  const [head, row] = [lines.find(({ text }) => text === 'Right side'), lines.find(({ text }) => text === 'row two')];
  expect(fields[0]?.x).toBeCloseTo(head?.x ?? 0, 2);
  expect(fields[0]?.y).toBeLessThan((row?.y ?? 0) + 0.01);
  expect((fields[0]?.y ?? 0) + (fields[0]?.height ?? 0)).toBeGreaterThan(row?.y ?? 1);
});

test('a field is where its box is drawn', async () => {
  const { pdf, fields } = await set('Sign {{signature:signer}}');
  const { webp, width, height } = await drawPage(pdf, 1, 1_000);
  const { data } = await sharp(webp).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { x, y, width: w, height: h } = fields[0] ?? { x: 0, y: 0, width: 0, height: 0 };
  const shade = (px: number, py: number) => data[Math.round(py * height) * width + Math.round(px * width)] ?? 0;
  expect(shade(x + w / 2, y + h / 2)).toBeLessThan(252);
  expect(shade(x + w + 0.01, y + h / 2)).toBeGreaterThan(252);
  expect(shade(x + w / 2, y - 0.01)).toBeGreaterThan(252);
});

test('a party without a signature tag gets a block, kept on one page, after the tags', async () => {
  const { fields, pdf } = await set(`${'words\n\n'.repeat(26)}{{signature:sender}}`, { parties: [party('signer'), party('sender')] });
  expect(fields.map((field) => `${field.id} ${field.kind} ${field.party}`)).toEqual(['f0 signature sender', 'f1 signature signer', 'f2 date signer']);
  expect(fields[1]?.page).toBe(fields[2]?.page);
  const page = (await describePages(pdf))[(fields[1]?.page ?? 1) - 1];
  expect(page?.lines.map((line) => line.text)).toEqual(expect.arrayContaining(['Block of signer', 'Name: signer']));
});

test('wrong tags are refused together, before anything is set', async () => {
  await expect(set('{{signature:sender}}\n{{text:signer}}')).rejects.toMatchObject({
    name: 'TagRefusal',
    faults: [{ code: 'no_such_party', party: 'sender' }, { code: 'no_label' }],
  });
});

const scripts: Record<string, [locale: string, text: string, font: string]> = {
  Japanese: ['ja', '\u672c\u5951\u7d04\u306f\u7532\u304a\u3088\u3073\u4e59', 'NotoSansJP'],
  'Japanese in an English document': ['en', '\u672c\u5951\u7d04\u306f\u7532\u304a\u3088\u3073\u4e59', 'NotoSansJP'],
  Chinese: ['zh-CN', '\u672c\u5408\u540c\u7531\u53cc\u65b9\u7b7e\u7f72', 'NotoSansSC'],
  Korean: ['ko', '\uacc4\uc57d\uc11c \ud55c\uad6d\uc5b4', 'NotoSansKR'],
  Arabic: ['en', '\u0639\u0642\u062f \u062e\u062f\u0645\u0627\u062a', 'Vazirmatn'],
  Sindhi: ['en', '\u067b\u0627\u0631\u0646', 'NotoSansArabic'],
  Hebrew: ['en', '\u05d4\u05e1\u05db\u05dd \u05e9\u05d9\u05e8\u05d5\u05ea\u05d9\u05dd', 'NotoSansHebrew'],
  Thai: ['en', '\u0e02\u0e49\u0e2d\u0e15\u0e01\u0e25\u0e07', 'NotoSansThai'],
  Devanagari: ['en', '\u0938\u092e\u091d\u094c\u0924\u093e', 'NotoSans-'],
  Greek: ['en', '\u03a3\u03c5\u03bc\u03c6\u03c9\u03bd\u03af\u03b1', 'SourceSerif4'],
  Cyrillic: ['en', '\u0414\u043e\u0433\u043e\u0432\u043e\u0440', 'SourceSerif4'],
  Vietnamese: ['en', 'Ti\u1ebfng Vi\u1ec7t', 'SourceSerif4'],
  Lao: ['en', 'ສັນຍາ', 'NotoSansLao'],
  Khmer: ['en', 'កិច្ចសន្យា', 'NotoSansKhmer'],
  Burmese: ['en', 'စာချုပ်', 'NotoSansMyanmar'],
  Bengali: ['en', 'চুক্তিপত্র', 'NotoSansBengali'],
  Gujarati: ['en', 'કરાર', 'NotoSansGujarati'],
  Punjabi: ['en', 'ਇਕਰਾਰਨਾਮਾ', 'NotoSansGurmukhi'],
  Kannada: ['en', 'ಒಪ್ಪಂದ', 'NotoSansKannada'],
  Malayalam: ['en', 'കരാർ', 'NotoSansMalayalam'],
  Sinhala: ['en', 'ගිවිසුම', 'NotoSansSinhala'],
  Tamil: ['en', 'ஒப்பந்தம்', 'NotoSansTamil'],
  Telugu: ['en', 'ఒప్పందం', 'NotoSansTelugu'],
  Georgian: ['en', 'ხელშეკრულება', 'NotoSansGeorgian'],
  Armenian: ['en', 'պայմանագիր', 'NotoSansArmenian'],
  Amharic: ['en', 'ስምምነት', 'NotoSansEthiopic'],
  'the letters of the Vedas': ['en', 'ꣳꣴ', 'NotoSansDevanagari'],
  emoji: ['en', '\u{1f600}\u{1f389}', 'NotoEmoji'],
  'combining marks': ['en', 'a\u0308o\u0301n\u0303', 'SourceSerif4'],
};

/** Where a mark stands lower than its line, the typesetter names its letter and the mark again. */
const namedTwice = ['Khmer', 'Bengali'];

/** Fonts of a PDF by poppler, without subset tags. */
function fontsOf(pdf: Uint8Array): string {
  const file = path.join(temporaryFolder(), 'set.pdf');
  writeFileSync(file, pdf);
  return execFileSync('pdffonts', [file], { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
}

for (const [name, [locale, text, font]] of Object.entries(scripts)) {
  test(`${name} comes out as glyphs of ${font} that read back as the same text`, async () => {
    const { pdf } = await set(text, { locale, title: 'T', parties: [] });
    expect(fontsOf(pdf)).toContain(font);
    const all = (value: string) => [...value.normalize('NFKD').replace(/\s/g, '')].sort();
    const letters = (value: string) => (namedTwice.includes(name) ? [...new Set(all(value))] : all(value)).join('');
    expect(letters((await textOf(pdf)).slice(1, -1).join(''))).toBe(letters(text));
  });
}

for (const [name, text] of Object.entries({ Cherokee: 'ᏣᎳᎩ', Tibetan: 'གན་རྒྱ', Mongolian: 'ᠭᠡᠷᠡ', Javanese: 'ꦥꦿꦗꦚ꧀ꦗꦶꦪꦤ꧀', Thaana: 'އެއްބަސްވުން' })) {
  test(`${name}, for which there is no font, is refused and named, not printed as empty boxes`, async () => {
    const says = { code: 'unsupported_script', message: expect.stringContaining(`"${[...text][0]}"`) };
    await expect(set(`Agreed: ${text}`)).rejects.toMatchObject(says);
    await expect(set('Agreed.', { title: text })).rejects.toMatchObject(says);
  });
}

test('a character without a glyph is the only thing drawn as the empty box: no known script is', async () => {
  const inkOf = async (text: string) => {
    const { pdf } = await set(text, { title: 'T', parties: [] });
    const { webp, width, height } = await drawPage(pdf, 1, 800);
    return sharp(webp)
      .extract({ left: 60, top: Math.round(height * 0.1), width: width - 120, height: 120 })
      .greyscale()
      .raw()
      .toBuffer();
  };
  const box = await inkOf('\u{f8000}');
  for (const [, text] of Object.values(scripts)) expect(Buffer.compare(await inkOf([...text][0] ?? ''), box)).not.toBe(0);
});
