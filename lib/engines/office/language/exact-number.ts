import { BigNumber } from 'bignumber.js';

/** Digits of a number that a value may be, and that a result may grow to. */
const MAX_DIGITS = 1000;
const PLAIN = /^[+-]?\d+(?:\.\d+)?$/;
/** Sums and products are exact. A quotient is carried to twice the decimals that are printed. */
const PRINTED_DECIMALS = 20;

export const Exact = BigNumber.clone({ DECIMAL_PLACES: 2 * PRINTED_DECIMALS, ROUNDING_MODE: BigNumber.ROUND_HALF_UP, RANGE: 1e9 });
export type Exact = BigNumber;

/** A number of JSON, or one written as text such as `-1234.50`: undefined for any other value, `1,234.50` and `12 €` among them. */
export function numberOf(value: unknown): Exact | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? new Exact(value) : undefined;
  if (typeof value !== 'string' || value.length > MAX_DIGITS) return undefined;
  const text = value.trim();
  return PLAIN.test(text) ? new Exact(text) : undefined;
}

export const isTooLarge = (number: Exact): boolean => number.precision(true) > MAX_DIGITS || (number.decimalPlaces() ?? 0) > MAX_DIGITS;

/** All digits, without an exponent; those of an endless fraction to the twentieth decimal. */
export function digitsOf(number: Exact): string {
  const rounded = (number.decimalPlaces() ?? 0) > 2 * PRINTED_DECIMALS - 1 ? number.decimalPlaces(PRINTED_DECIMALS) : number;
  return rounded.isZero() ? '0' : rounded.toFixed();
}
