import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { describePages } from '@/lib/engines/pdf/pages/page-reading';
import { setMarkdown } from '@/lib/engines/pdf/typeset/set-markdown';

afterAll(closePdfEngines);

const set = async (markdown: string) => (await setMarkdown({ markdown, title: 'T', locale: 'en', createdAt: new Date(0), parties: [] })).pdf;
/** Without joiners, which the typesetter drops, and the marks of direction that poppler adds. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u200c\u202a-\u202e\f]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The lines between the title and the number of the page. */
const linesOf = async (pdf: Uint8Array) => ((await describePages(pdf))[0]?.lines ?? []).slice(1, -1).map((line) => plain(line.text));

/** What another reader finds, without the title and the number of the page. */
function popplerText(pdf: Uint8Array): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'paraph-text-'));
  try {
    writeFileSync(path.join(folder, 'set.pdf'), pdf);
    const text = plain(execFileSync('pdftotext', [path.join(folder, 'set.pdf'), '-']).toString());
    return text.replace(/^T /, '').replace(/ 1\/1$|(?: 1 \/ 1)$/, '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const sentences: Record<string, string> = {
  Arabic: 'عقد إيجار الشقة بين الطرفين',
  'Arabic with letters that share a glyph': 'لا يجوز تعديل الأحكام إلا باتفاق الطرفين والآن الإيجار لله',
  Persian: 'این قرارداد میان طرفین می‌باشد و پژوهشگران گرامی آن را امضا می‌کنند.',
  Urdu: 'یہ معاہدہ دونوں فریقوں کے درمیان طے پایا ہے۔ ٹھیکیدار کی ذمہ داری ڈاک اور گاڑی ہے۔',
  Pashto: 'تړون د دواړو خواوو ترمنځ دی',
  Kurdish: 'گرێبەستی کرێ لە نێوان هەردوو لایەن',
  Uyghur: 'ئىككى تەرەپ ئوتتۇرىسىدىكى كېلىشىم',
  Hebrew: 'חוזה שכירות בין הצדדים',
};

test.each(Object.entries(sentences))('%s is read letter for letter and word for word, here and by another reader', async (_, sentence) => {
  const pdf = await set(sentence);
  expect(await linesOf(pdf)).toEqual([plain(sentence)]);
  expect(popplerText(pdf)).toBe(plain(sentence));
});

const marked: Record<string, string> = {
  'Arabic with all vowels': 'هَذَا عَقْدٌ مُلْزِمٌ لِلطَّرَفَيْنِ',
  'Arabic with some': 'يلتزم الطرفان قانونًا وفعلًا وشهريًا ومقدمًا',
  'Hebrew with points': 'בְּרֵאשִׁית בָּרָא',
};

test.each(Object.entries(marked))('%s is read with its marks, and another reader finds every letter', async (_, sentence) => {
  const pdf = await set(sentence);
  expect(await linesOf(pdf)).toEqual([plain(sentence)]);
  expect(popplerText(pdf)).toBe(sentence.normalize('NFC').replace(/\p{M}/gu, ''));
});

const mixed: Record<string, string> = {
  'numbers and brackets': 'المادة ١: يدفع المستأجر 900 يورو (شهريا) مقدما، بلا تأخير.',
  'a number of Persian digits': 'مبلغ ۱۲۳٬۴۵۶ ریال پرداخت شد؛ چگونه؟',
  'Latin words': 'وقع Anna Berg العقد في Berlin عام 2026',
  'Arabic in an English sentence': 'Signed by محمد عبد الله in Berlin on 3 May (المادة الأولى).',
};

test.each(Object.entries(mixed))('%s stand where they were written', async (_, sentence) => {
  expect(await linesOf(await set(sentence))).toEqual([plain(sentence)]);
});

test('a paragraph of several lines loses no word and no space at their ends', async () => {
  const sentence = 'ويلتزمان بتنفيذها وفقًا لأحكام القانون المعمول به في جمهورية ألمانيا الاتحادية، ولا يجوز تعديلها إلا باتفاق مكتوب بينهما';
  const lines = await linesOf(await set(`${sentence} ${sentence} ${sentence}`));
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join(' ')).toBe(plain(`${sentence} ${sentence} ${sentence}`));
});

test('the cells of a table are lines of their own', async () => {
  const lines = await linesOf(await set('|البند|السعر|\n|-|-|\n|إيجار الشقة|مئة يورو|'));
  expect(lines.sort()).toEqual(['البند', 'السعر', 'إيجار الشقة', 'مئة يورو'].sort());
});

test('what stands beside Arabic reads as it does alone', async () => {
  const lines = await linesOf(await set('Office and fjord, naïve 👍\n\nعقد\n\nसमझौता दोनों'));
  expect(lines).toEqual(['Office and fjord, naïve 👍', 'عقد', 'समझौता दोनों']);
});
