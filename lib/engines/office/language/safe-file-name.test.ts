import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeFileName, withoutClash } from './safe-file-name';

const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';

describe('a safe name', () => {
  it.each([
    ['is left as it is', 'Offer für 山田 v1.2', 'Offer für 山田 v1.2'],
    ['has no characters that file systems refuse', 'a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j'],
    ['has no controls, and line breaks as spaces', 'a\u0000b\nc\td', 'ab c d'],
    ['does not turn its ending round', 'invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['has no half characters', 'a\ud800b', 'a\ufffdb'],
    ['has plain spaces, as people type them', '1\u202f234,50\u00a0€', '1 234,50 €'],
    ['is no device', 'con', '_con'],
    ['is no device with an ending', 'LPT1.txt', '_LPT1.txt'],
    ['is a word that begins as a device', 'Contract', 'Contract'],
    ['ends in no dot or space', ' Report... ', 'Report'],
    ['is not hidden', '.NET', '_NET'],
    ['is composed', 'e\u0301', 'é'],
    ['falls back where it is empty', '', 'Template'],
    ['falls back where nothing is seen', ' \u200b\u202e.. ', 'Template'],
    ['falls back where all of it is refused', '///', 'Template'],
    ['leads nowhere', '../../etc/passwd', '_.-..-etc-passwd'],
  ])('%s', (_case, text, name) => {
    expect(safeFileName(text, 'Template')).toBe(name);
  });

  it('is cut at 200 characters or 230 bytes, between characters as people see them', () => {
    expect(safeFileName('x'.repeat(500), '')).toBe('x'.repeat(200));
    expect(safeFileName(`con.${'x'.repeat(500)}`, '')).toBe(`_con.${'x'.repeat(195)}`);
    expect(safeFileName('山'.repeat(500), '')).toBe('山'.repeat(76));
    expect(safeFileName(family.repeat(50), '')).toBe(family.repeat(12));
    expect(safeFileName('x'.repeat(2_000_000), '')).toHaveLength(200);
  });

  it('is safe whatever it is made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        const name = safeFileName(text, 'Template');
        expect(name).toMatch(/^(?!\.)[^\\/:*?"<>|\p{Cc}\p{Cs}]*[^\\/:*?"<>|\p{Cc}. ]$/u);
        expect([...name].length).toBeLessThanOrEqual(200);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(230);
        expect(safeFileName(name, 'Template')).toBe(name);
      }),
    );
  });
});

describe('a clash', () => {
  it.each([
    ['none', 'Offer', ['Other'], 'Offer'],
    ['one', 'Offer', ['Offer'], 'Offer (2)'],
    ['several', 'Offer', ['Offer', 'Offer (2)', 'OFFER (3)'], 'Offer (4)'],
    ['in another case', 'offer.pdf', ['Offer.PDF'], 'offer (2).pdf'],
    ['with a dot that begins no ending', 'Offer v1.2', ['Offer v1.2'], 'Offer v1.2 (2)'],
    ['of the longest names', 'x'.repeat(200), ['x'.repeat(200)], `${'x'.repeat(196)} (2)`],
  ])('%s', (_case, name, taken, free) => {
    expect(withoutClash(name, taken)).toBe(free);
  });
});
