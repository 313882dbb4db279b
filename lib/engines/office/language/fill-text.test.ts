import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FillFailed } from './fill-failure';
import { fillText } from './fill-text';
import { codes, english, fill, german, values } from './testing/sample';

describe('values', () => {
  it.each([
    ['text without tags', 'a { b } }} c {{', 'a { b } }} c {{'],
    ['a name', 'Dear {{Name}},', 'Dear Ann,'],
    ['spaces around and no-break spaces within a name', '{{\u00a0 Customer\u00a0\u00a0Name }}', 'Ünal & Söhne'],
    ['a name in another case', '{{CUSTOMER name}}', 'Ünal & Söhne'],
    ['a decomposed name', '{{Su\u0308d}}', 'south'],
    ['a composed name of a decomposed key', '{{No\u00ebl}}', 'winter'],
    ['a name with letters that have no capital', '{{STRASSE}}', 'Weg 1'],
    ['a name among marks of direction', '{{\u200f顧客\u200e | \u200fupper}}', '山田'],
    ['a name in another script', '{{顧客}}', '山田'],
    ['a name with signs of arithmetic', '{{Order-No}}', 'A/7'],
    ['a name in brackets', '{{[A|B] | upper}}', 'BARRED'],
    ['a member without a name', '{{[]}} {{[ ] | upper}}{{#if []}}!{{/if}}', 'odd ODD!'],
    ['a path', '{{ Customer . name }}', 'Bo'],
    ['a key with a dot in a path', '{{Customer.E.Mail}}', 'bo@example.com'],
    ['triple braces', '{{{Name}}}', '{Ann}'],
    ['more braces', '{{{{Name}}}}', '{{Ann}}'],
    ['a tag after an unclosed one', '{{Name {{Name}}', '{{Name Ann'],
    ['numbers as JSON has them', '{{Total}} {{Tenth}}', '1234.5 0.1'],
    ['yes and no as JSON has them', '{{Yes}} {{No}}', 'true false'],
    ['several values', '{{Tags}}; {{Items.name}}; {{Items.lines.no}}', 'a, b; Nut, Bolt; 1, 2, 3'],
    ['a value that looks like a tag', '{{Sneaky}}', '{{Name}}'],
    ['a field of the signing half', '{{signature:signer}} {{ text : sender : Place }}', '{{signature:signer}} {{ text : sender : Place }}'],
    ['a broken tag', '{{Name | shout}} {{}}', '{{Name | shout}} {{}}'],
    ['what is inherited', '[{{constructor}}{{__proto__}}{{Name.length}}{{Tags.length}}]', '[]'],
  ])('%s', (_case, template, text) => {
    expect(fill(template)).toBe(text);
  });

  it('tells each tag without a value, once', () => {
    const { text, findings } = fillText('[{{Nothing}}{{Missing}}{{Missing}}{{Blank}}{{None}}]', values, english);
    expect(text).toBe('[]');
    expect(findings.map(({ code, tag }) => [code, tag])).toEqual(['Nothing', 'Missing', 'Blank', 'None'].map((tag) => ['missing_value', tag]));
  });

  it('tells a name that stands for many values', () => {
    expect(fill('{{Customer}}')).toBe('Bo, bo@example.com');
    expect(codes('{{Customer}}')).toEqual(['not_a_single_value']);
  });

  it('drops control characters and halves of characters, and keeps line breaks as \\n', () => {
    expect(fillText('{{v}}', { v: 'a\u0000\u0008b\ud800c\r\nd\u2028e\rf\tg' }, english).text).toBe('abc\nd\ne\nf\tg');
  });

  it('takes the first of two keys that differ in case alone, unless one is exact', () => {
    const two = { nAme: 1, NAME: 2 };
    expect(fillText('{{name}} {{NAME}} {{nAme}}', two, english).text).toBe('1 2 1');
  });

  it('is what it was where there are no tags', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!text.includes('{{'));
        expect(fillText(text, values, german)).toEqual({ text, findings: [] });
      }),
    );
  });

  it('prints any value as it is and never reads it again', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const printed = fillText('{{v}}', { v: `{{w}}${value.replace(/[^\w{} ]/g, '')}` }, english);
        expect(printed.text).toBe(`{{w}}${value.replace(/[^\w{} ]/g, '')}`);
      }),
    );
  });

  it('fills any text, or says by a typed error why not', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '{{',
        '}}',
        '{',
        '}',
        '#if ',
        '#each ',
        '/if',
        '/each',
        'else',
        'Items',
        '.name',
        'qty',
        '|',
        ':',
        '"',
        '“',
        "'",
        '=',
        '(',
        ')',
        '[',
        ']',
        '+',
        '-',
        '*',
        '/',
        '>',
        'and',
        'not',
        ' ',
        'SUM',
        'date',
        '\n',
        '7',
        '.',
      ),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        try {
          expect(fillText(pieces.join(''), values, german).text).toBeTypeOf('string');
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(FillFailed);
        }
      }),
      { numRuns: 3000 },
    );
  });
});

it.each([
  ['{{#each Items}}{{name}}{{/each}}', 'Items'],
  ['{{=SUM(Items.price)}}', 'Items'],
  ['{{=COUNT(Order.lines.no)}}', 'Order.lines'],
])('%s of a text is told, as its rows or its 0 would be taken for what was sent', (template, group) => {
  const { findings } = fillText(template, { Items: 'two chairs', Order: { lines: 3 } }, english);
  expect(findings).toEqual([expect.objectContaining({ code: 'not_a_list', tag: template.slice(2).split('}}')[0] })]);
  expect(findings[0]?.message).toContain(`: ${group} is "`);
});

it.each(['{{#each Items}}{{name}}{{/each}}', '{{=SUM(Items.price)}}'])('%s of nothing, of an empty list and of a list of values is not told', (template) => {
  for (const Items of [undefined, null, '', [], [1, 2]])
    expect(fillText(template, { Items }, english).findings.map(({ code }) => code)).not.toContain('not_a_list');
});
