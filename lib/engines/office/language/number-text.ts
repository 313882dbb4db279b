import { digitsOf, numberOf } from './exact-number.ts';
import { formatterOf } from './formatter.ts';
import type { Setting } from './setting.ts';

const DIGITS = /^(?:\d|1\d|20)$/;
const PATTERN = /^(?=.*[0#])(#,##)?#?(0*)(?:\.(0*)(#*))?(%?)$/;
const MAX_PATTERN = 40;
/** All that Intl writes. */
const ALL_DECIMALS = 100;

export const numberFormatFault = (format: string | undefined): string | undefined =>
  format === undefined || optionsOf(format) ? undefined : `"${format.slice(0, 40)}" is neither a count of decimals such as 2 nor a pattern such as "#,##0.00".`;

/** A number in the writing of its language, exactly; undefined for what is no number. */
export const numberText = (value: unknown, format: string, setting: Setting): string | undefined =>
  written(value, setting, optionsOf(format) ?? optionsOf('') ?? {});

export function currencyFault(code: string | undefined): string | undefined {
  if (code !== undefined && CURRENCIES.has(code.toUpperCase())) return undefined;
  return code ? `"${code.slice(0, 40)}" is no currency: use its three letters, as in currency:"EUR".` : 'takes a currency, as in currency:"EUR".';
}

/** An amount with as many decimals as its currency has; undefined for what is no number. */
export const currencyText = (value: unknown, code: string, setting: Setting): string | undefined =>
  written(value, setting, { style: 'currency', currency: code.toUpperCase() });

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

function optionsOf(format: string): Intl.NumberFormatOptions | undefined {
  if (format === '') return { maximumFractionDigits: ALL_DECIMALS };
  if (DIGITS.test(format)) return { minimumFractionDigits: Number(format), maximumFractionDigits: Number(format) };
  const found = format.length > MAX_PATTERN ? null : PATTERN.exec(format);
  if (!found) return undefined;
  const [, grouping, whole = '', always = '', perhaps = '', percent] = found;
  return {
    useGrouping: grouping ? 'always' : false,
    minimumIntegerDigits: Math.min(Math.max(whole.length, 1), 21),
    minimumFractionDigits: always.length,
    maximumFractionDigits: always.length + perhaps.length,
    ...(percent && { style: 'percent' }),
  };
}

function written(value: unknown, { language }: Setting, options: Intl.NumberFormatOptions): string | undefined {
  const number = numberOf(value);
  // As text: Intl then reads each digit, where a number of JavaScript would lose those after the fifteenth.
  return number && formatterOf(Intl.NumberFormat, language, { signDisplay: 'negative', ...options }).format(digitsOf(number) as Intl.StringNumericLiteral);
}
