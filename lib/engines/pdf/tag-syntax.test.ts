import { expect, test } from 'vitest';
import { drawnTags, withoutFieldTags } from './tag-syntax';

const drawn: Record<string, [text: string, contents: string[]]> = {
  'with braces and letters drawn apart': ['A { {s i g n a t u r e:sig ner}\u00a0} b', ['signature:signer']],
  'with ligatures in a label': ['{{text:signer:O\ufb03ce}}', ['text:signer:Office']],
  'over three lines': ['{{text:signer:Name\nof the\ncompany}}', ['text:signer:Name of the company']],
  'over four lines: text': ['{{text:signer:Name\nof\nthe\ncompany}}', []],
  'of 160 characters': [`{{text:signer:${'x'.repeat(148)}}}`, [`text:signer:${'x'.repeat(148)}`]],
  'of 161 characters: text': [`{{text:signer:${'x'.repeat(149)}}}`, []],
  'of another word: text': ['{{customer}} and {date:signer}', []],
};
for (const [name, [text, contents]] of Object.entries(drawn)) {
  test(`a drawn tag ${name}`, () => {
    expect(drawnTags(text).map(({ content }) => content)).toEqual(contents);
  });
}

test('a drawn tag is told with its place', () => {
  const text = 'Signed { {date:signer} } here';
  expect(drawnTags(text).map(({ start, end }) => text.slice(start, end))).toEqual(['{ {date:signer} }']);
});

test('a line loses its field tags and keeps other words in braces', () => {
  expect(withoutFieldTags('On {{ Date : signer }} by {{customer}}')).toBe('On  by {{customer}}');
});
