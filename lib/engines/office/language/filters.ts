import { datePatternFault, dateText } from './date-text.ts';
import { currencyFault, currencyText, numberFormatFault, numberText } from './number-text.ts';
import type { Setting } from './setting.ts';
import { valueText } from './value-text.ts';

/** What a filter could not do with a value, which then stays as it is. */
export type Unfit = { unfit: 'date' | 'number' };

type FilterRule = {
  /** What is wrong with an argument, or undefined. */
  faultOf: (argument: string | undefined) => string | undefined;
  /** The text for one value that is not empty. */
  apply: (value: unknown, argument: string, setting: Setting) => string | Unfit;
};

const takesNone = (argument: string | undefined) => (argument === undefined ? undefined : 'takes nothing after a colon.');

/** `default` is among them for its argument; it speaks where there is no value, so that none reaches it here. */
export const FILTERS: Record<string, FilterRule> = {
  date: { faultOf: datePatternFault, apply: (value, pattern, setting) => dateText(value, pattern, setting) ?? { unfit: 'date' } },
  number: { faultOf: numberFormatFault, apply: (value, format, setting) => numberText(value, format, setting) ?? { unfit: 'number' } },
  currency: { faultOf: currencyFault, apply: (value, code, setting) => currencyText(value, code, setting) ?? { unfit: 'number' } },
  upper: { faultOf: takesNone, apply: (value, _argument, { language }) => valueText(value).toLocaleUpperCase(language) },
  lower: { faultOf: takesNone, apply: (value, _argument, { language }) => valueText(value).toLocaleLowerCase(language) },
  default: {
    faultOf: (argument) => (argument === undefined ? 'takes the text to print, as in default:"none".' : undefined),
    apply: (value) => valueText(value),
  },
};
