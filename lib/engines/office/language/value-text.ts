import { BigNumber } from 'bignumber.js';
import { withoutUnprintable } from '../../../core/text/invisible.ts';

/** Values deeper than a payload may be are not written. */
const MAX_DEPTH = 32;

/** A value as text: arrays and objects as their values joined by ", ", without those that are empty; line ends as `\n`. */
export function valueText(value: unknown, depth = 0): string {
  if (value === null || value === undefined || depth > MAX_DEPTH) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? new BigNumber(value || 0).toFixed() : '';
  if (typeof value !== 'object') return printable(String(value));
  return Object.values(value)
    .map((member) => valueText(member, depth + 1))
    .filter((text) => text !== '')
    .join(', ');
}

const printable = (text: string): string => withoutUnprintable(text.replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n'));
