import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormulaFailed } from './fill-failure';
import { fillText } from './fill-text';
import { codes, english, fill } from './testing/sample';

describe('formulas', () => {
  it.each([
    ['exact decimals', '{{=Tenth + Fifth}}', '0.3'],
    ['precedence and brackets', '{{=2+3*4}} {{=(2+3)*4}} {{=-2*-3}} {{=10-2-3}} {{=8/2/2}}', '14 20 6 5 2'],
    ['signs of a word processor', '{{=Total – 0.5 × 2 ÷ 4}}', '1234.25'],
    ['hyphens and dashes of a word processor', '{{=Total\u20110.5—1−1\u20101}}', '1231'],
    ['a name in brackets with such a hyphen', '{{=[Line\u2011total] + 1}} {{=SUM(Items.qty) - [Line\u2011total]}}', '6 0'],
    ['all digits of large numbers', '{{=Big * 1000}}', '12345678901234567890123.45'],
    ['a third and back', '{{=10/3*3}} {{=1/3}}', '10 0.33333333333333333333'],
    ['a sum', '{{=SUM(Items.qty)}} {{=sum(items.price)}}', '5 1.25'],
    ['a sum of products', '{{=SUM(Items.qty*Items.price)}}', '2.6'],
    ['a sum with a value from outside', '{{=SUM(Items.qty * Tenth)}}', '0.5'],
    ['a sum over nested groups', '{{=SUM(Items.lines.no)}} {{=SUM(Items.qty * Items.lines.no)}}', '6 15'],
    ['other functions', '{{=AVG(Items.qty)}} {{=MIN(Items.qty)}} {{=MAX(Items.price)}} {{=COUNT(Items)}} {{=COUNT(Items.lines)}}', '2.5 2 1.15 2 3'],
    ['functions over nothing', '{{=SUM(None.x)}} {{=COUNT(None)}} [{{=AVG(None.x)}}{{=MIN(None)}}]', '0 0 []'],
    ['elements without a value', '{{=SUM(Gaps.n)}} {{=COUNT(Gaps.n)}} {{=COUNT(Gaps)}} {{=AVG(Gaps.n)}}', '1 1 3 1'],
    ['names with spaces, and in brackets', '{{=SUM([Items.qty]) + Line total}}', '12'],
    ['a value for what is missing', '{{=Total - SUM(Missing)}} {{=Total * Missing | default:"-"}}', '1234.5 -'],
    [
      'in each, the element',
      '{{#each Items}}{{=qty*price}} of {{=SUM(Items.qty*Items.price)}}, {{=SUM(lines.no)}}; {{/each}}',
      '0.3 of 2.6, 3; 2.3 of 2.6, 3; ',
    ],
    ['a sum of what has no value anywhere', '[{{=SUM(Items.qty * Items.weight)}}]', '[]'],
    ['a minus that is none', '{{=0 * -1}}', '0'],
  ])('%s', (_case, template, text) => {
    expect(fill(template)).toBe(text);
  });

  it.each([
    ['a division by zero', '{{=1/Zero}}', 'division_by_zero'],
    ['a text', '{{=Priced*2}}', 'not_a_number'],
    ['a text alone', '{{=Grouped}}', 'not_a_number'],
    ['yes', '{{=Yes+1}}', 'not_a_number'],
    ['a value that is missing', '{{=Total*Missing}}', 'missing_number'],
    ['a group without a function', '{{=Items.qty*2}}', 'group_in_formula'],
    ['two groups', '{{=SUM(Items.qty*Gaps.n)}}', 'different_groups'],
    ['a text within a sum', '{{=SUM(Items.name)}}', 'not_a_number'],
    ['texts that have no order', '{{#if Name > 5}}{{/if}}', 'not_comparable'],
    ['a number beyond measure', `{{=${Array(60).fill('99999999999999').join('*')}*Big${'*Big'.repeat(20)}}}`, 'number_too_large'],
  ])('%s ends the run, naming the tag', (_case, template, code) => {
    const thrown = thrownBy(() => fill(template));
    expect(thrown).toBeInstanceOf(FormulaFailed);
    expect(thrown).toMatchObject({ code });
    expect(template).toContain((thrown as FormulaFailed).tag);
  });

  it('add what cents add up to', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), { minLength: 1, maxLength: 50 }), (cents) => {
        const items = cents.map((cent) => ({ v: inUnits(cent) }));
        const { text } = fillText('{{=SUM(items.v) * 100}}', { items }, english);
        expect(BigInt(text)).toBe(cents.reduce((sum, cent) => sum + cent, 0n));
      }),
    );
  });

  it('says which value is no number, and what one is', () => {
    expect(() => fill('{{=Priced*2}}')).toThrow('{{=Priced*2}} cannot be computed: Priced is "12 €", and a number such as 1234.50 is needed');
  });

  it.each([
    ['Nut, Bolt', 'Items is "Nut, Bolt", and a list is needed, such as [{"name": "…"}], or an object.'],
    [null, 'Items.qty has no value, as Items has none. Where there is nothing in a list, send [], which leaves no row.'],
    [undefined, 'Items.qty has no value, as Items has none. Where there is nothing in a list, send [], which leaves no row.'],
    [{ qty: 1 }, 'Items.price has no value. Where that may be, take SUM(Items.price), which is 0 then, or add | default:"...".'],
  ])('names what came in place of the list: %j', (Items, why) => {
    expect(() => fillText('{{=Items.qty * Items.price}}', { Items }, { language: 'en', timeZone: 'UTC' })).toThrow(`cannot be computed: ${why}`);
  });

  it.each([
    ['an unknown function', '{{=TOTAL(Items.qty)}}', 'unknown_function'],
    ['an unclosed bracket', '{{=(1+2}}', 'unbalanced_bracket'],
    ['a bracket too many', '{{=1+2)}}', 'unbalanced_bracket'],
    ['a missing operand', '{{=1+}}', 'formula_syntax'],
    ['nothing', '{{=}}', 'formula_syntax'],
    ['a text', '{{="a"}}', 'formula_syntax'],
    ['a comparison', '{{=1>2}}', 'formula_syntax'],
    ['a function in a function', '{{=SUM(MAX(Items.qty))}}', 'nested_function'],
    ['too many brackets', `{{=${'('.repeat(40)}1${')'.repeat(40)}}}`, 'formula_too_deep'],
    ['too many signs', `{{=${'-'.repeat(900)}1}}`, 'formula_too_deep'],
    ['too much', `{{=1${'+1'.repeat(600)}}}`, 'tag_too_long'],
  ])('%s is told when the template is checked', (_case, template, code) => {
    expect(codes(template)).toEqual([code]);
    expect(fill(template)).toBe(template);
  });
});

function inUnits(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}
