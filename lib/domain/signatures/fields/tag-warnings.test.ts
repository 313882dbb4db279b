import { expect, test } from 'vitest';
import { tagWarnings } from './tag-warnings';

const told = (content: string, code: 'unknown_tag' | 'value_in_date_tag' = 'unknown_tag') =>
  tagWarnings([{ code, content, place: { line: 3 } }], 'document.markdown')[0]?.message;

test.each([
  ['signatur:signer', '{{signature:signer}}'],
  ['Signature:Signer', '{{signature:signer}}'],
  ['signature_sender:sender', undefined],
  ['signture:sendr', '{{signature:sender}}'],
  ['checkbox:signer:I agree', '{{text:signer:I agree}}'],
  ['checkbox:I agree', '{{text:signer:I agree}}'],
  ['Date', '{{date:signer}}'],
  ['initials:signer', '{{signature:signer}}'],
  ['amount', undefined],
  ['name', undefined],
  ['', undefined],
])('{{%s}} is said to be printed as it stands, and %s named', (content, meant) => {
  expect(told(content)).toBe(
    `Line 3: {{${content}}} is no field tag, and is printed as it stands. ${meant ? `Did you mean ${meant}?` : 'Fill it in or remove it before you send the document.'}`,
  );
});

test('a value in a date tag is said not to be printed', () => {
  expect(told('date:signer:2026-12-31', 'value_in_date_tag')).toMatch(/^Line 3: \{\{date:signer:2026-12-31\}\} names a value, .* Write \{\{date:signer\}\}/);
});

test('one tag is told of once, twenty at most, and how many there are beside', () => {
  const oddities = Array.from({ length: 50 }, (_, index) => ({ code: 'unknown_tag' as const, content: `name${index % 25}`, place: { page: 1 } }));
  const warnings = tagWarnings(oddities, 'document.pdf_base64');
  expect(warnings).toHaveLength(21);
  expect(warnings.at(-1)).toEqual({ path: 'document.pdf_base64', code: 'more_warnings', message: 'There are 5 more tags of which the same could be said.' });
});
