/**
 * What a program of tables would take for a formula: at the beginning of a value, also behind spaces; and behind what divides cells where
 * lists are divided by semicolons, as such a program takes quotes in the middle of a line for text.
 */
const FORMULA = /(^|[;\t\r\n])(?=\s*[=+\-@\t\r])/g;
/** Of telephones too. */
const NUMBER = /^(?:\+[\d ()./-]+|-?\d+(?:[.,]\d+)?)$/;
const GUARDED = /(^|[;\t\r\n])'(?=\s*[=+\-@\t\r])/g;

/** One line of a CSV (RFC 4180). What could be taken for a formula has an apostrophe before it, so that nothing is computed where it is opened. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** A value as it was before `csvLine` wrote it. */
export const withoutGuard = (value: string): string => value.replace(GUARDED, '$1');

function cell(value: string): string {
  const safe = NUMBER.test(value) ? value : value.replace(FORMULA, "$1'");
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
