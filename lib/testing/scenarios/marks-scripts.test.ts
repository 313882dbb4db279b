import { describe, expect, test } from 'vitest';
import { pdfOf } from '@/lib/engines/pdf/testing/odd-pages';
import { inkOn, textOf } from './ink-on-page';
import { printedGlyphs } from './printed-glyphs';
import { asDocument, signedPdf } from './signed-pdf';

const names: Record<string, string> = {
  Greek: 'Ελένη Παπαδοπούλου',
  Cyrillic: 'Олексій Ґалаґан Ђорђе',
  Polish: 'Zażółć Gęślą Jaźń',
  Vietnamese: 'Nguyễn Thị Ngọc Ánh',
  Turkish: 'Şerif Işık Ğöçü',
  'Latin, with the accents apart': 'Ze\u0301 Mu\u0308ller O’Brien',
  Arabic: 'محمد عبد الله',
  Persian: 'گلناز پژمان',
  Hebrew: 'שרה כהן',
  Urdu: 'ٹیپو گڑھی والا',
  Georgian: 'გიორგი ჭავჭავაძე',
  Armenian: 'Արամ Խաչատրյան',
  Amharic: 'አበበ ቢቂላ',
  Tamil: 'முத்துலட்சுமி',
  Bengali: 'রবীন্দ্রনাথ ঠাকুর',
  Telugu: 'శ్రీనివాస్ రావు',
  Gujarati: 'નરસિંહ મહેતા',
  Punjabi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Kannada: 'ಕುವೆಂಪು ಶ್ರೀಕಂಠ',
  Malayalam: 'ലക്ഷ്മി നായർ',
  Sinhala: 'ශ්‍රීමතී කුමාරි',
  Khmer: 'សុភា ចាន់',
  Lao: 'ສົມໃຈ ແກ້ວ',
  Burmese: 'အောင်ဆန်း',
  Hindi: 'अनुष्का श्रीवास्तव',
  Thai: 'สมชาย ใจดี',
  Chinese: '陈小华',
  'Chinese, traditional': '龔麗娟',
  Japanese: 'さとう 髙橋ケンヂ',
  'a rare Japanese letter': '𠮷田',
  Korean: '김민준 뷁',
  emoji: 'Anna 🖊️😀👩‍💻',
  'several scripts at once': 'Anna Берг 山田 كريم',
};

const box = { x: 0.1, y: 0.1, width: 0.8, height: 0.08 };
const field = { x: 0.1, y: 0.4, width: 0.8, height: 0.05 };
const fields = [
  { kind: 'signature', page: 1, ...box },
  { kind: 'text', page: 1, ...field },
];

async function signedAs(name: string, signer: Record<string, string> = { name, email: 'anna@signer.example' }) {
  const pdf = await pdfOf([{ size: [595, 842], text: ' ' }]);
  return signedPdf({ ...asDocument(pdf), title: 'Agreement', signer, certificate: true, fields }, ([id]) => ({
    signature_text: name,
    [`field.${id}`]: name,
  }));
}

/** Letters alone, composed alike; what is written from right to left comes with marks of its direction. */
const letters = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{M}\p{Emoji}]/gu, '');
const isPartOf = (wanted: string, found: string) => {
  const order = [...wanted];
  let at = 0;
  for (const letter of found) if (letter === order[at]) at += 1;
  return at === order.length;
};

describe('scenario 29: a typed signature is printed in its own script, on the page and on the certificate', () => {
  test.each(Object.entries(names))('%s: no box in place of a letter, and the name can be found', { timeout: 60_000 }, async (_, name) => {
    const { presented, signed } = await signedAs(name);
    const [before, page, certificate] = [printedGlyphs(presented, 1), printedGlyphs(signed, 1), printedGlyphs(signed, 2)];
    expect([page.missing, certificate.missing]).toEqual([0, 0]);
    // Twice on the page: what was signed with, and what was filled in. Letters join in some scripts, so half must do.
    const written = [...letters(name).replace(/\p{M}|\p{Emoji_Modifier}/gu, '')].length;
    expect(page.inked - before.inked).toBeGreaterThanOrEqual(written);
    expect(page.shapes).toBeGreaterThanOrEqual(Math.ceil(new Set(letters(name)).size / 2));
    const ink = inkOn(presented, signed, 1);
    expect([ink.within(box) > 60, ink.within(field) > 20, ink.outside([box, field])]).toEqual([true, true, 0]);
    // Poppler reads some letters with a mark below twice: that the letters come in their order is what can be asked.
    for (const sheet of [1, 2]) expect(isPartOf(letters(name), letters(textOf(signed, sheet)))).toBe(true);
  });

  test('what is measured here tells a missing letter from others', { timeout: 60_000 }, async () => {
    // Symbols of the I Ching and of Mahjong, which no font here has: a service could have one some day, and then this says so.
    const { presented, signed } = await signedPdf(
      { ...asDocument(await pdfOf([{ size: [595, 842], text: ' ' }])), fields: [{ kind: 'signature', page: 1, ...box }] },
      { signature_text: 'Anna\u{4dc0}\u{4dc1}\u{1f000}' },
    );
    const [before, after] = [printedGlyphs(presented, 1), printedGlyphs(signed, 1)];
    expect([before.missing, after.missing, after.inked - before.inked]).toEqual([0, 3, 7]);
  });
});
