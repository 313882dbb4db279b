/** A number as JSON writes it: digits before and after the point, and the exponent. */
const NUMBER = /^-?(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

/** Numbers of up to so many characters are kept whole by a double, unless they are beyond its bounds. */
const SAFE = 15;

/** What may not fit a double: many digits in a row, or a large exponent. Where a text has neither, its numbers need no second look. */
const MAY_NOT_FIT = /[\d.]{16}|\de[+-]?\d{3}/i;

type Reviver = (key: string, value: unknown, context?: { source?: string }) => unknown;

/**
 * JSON whose numbers keep all their digits: one that no double holds, such as the id 820982911946154508, is given as the text that it
 * was written as. The plain parser makes another number of it, without a word.
 */
export const parseExactly = (text: string): unknown => (MAY_NOT_FIT.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text));

/** As the last argument of JSON.parse. */
export const keepDigits: Reviver = (_key, value, context) => {
  const source = context?.source;
  if (typeof value !== 'number' || source === undefined) return value;
  if (source.length <= SAFE && Number.isFinite(value) && value !== 0) return value;
  return digitsOf(source) === digitsOf(String(value)) ? value : source;
};

/** The digits that count and where they stand: the same for `1.50e3` and `1500`. */
function digitsOf(number: string): string | undefined {
  const [, whole = '', decimals = '', exponent = '0'] = NUMBER.exec(number) ?? [];
  const digits = `${whole}${decimals}`.replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  return significant === '' ? '' : `${significant}e${Number(exponent) - decimals.length + digits.length - significant.length}`;
}
