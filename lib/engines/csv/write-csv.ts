/** What a program of tables would take for a formula, also behind spaces. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;
const NUMBER = /^-?\d+([.,]\d+)?$/;

/** One line of a CSV (RFC 4180). What could be taken for a formula has an apostrophe before it, so that nothing is computed where it is opened. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

function cell(value: string): string {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
