/**
 * Where what follows would be taken for a formula by a program of tables: at the beginning of a value, also behind spaces; and behind what divides
 * cells where lists are divided by semicolons, as such a program takes quotes in the middle of a line for text. Apostrophes count as nothing, so
 * that those of a value are told from ours.
 */
const FORMULA = /^(?='*\s*[=+\-@\t\r])|(?<=[;\t\r\n])(?='*[^\S\t\r\n]*[=+\-@])/g;
/** The apostrophes that stand there. */
const GUARD = /^'(?='*\s*'?[=+\-@\t\r])|(?<=[;\t\r\n])'(?='*[^\S\t\r\n]*[=+\-@])/g;
/** Of telephones too. */
const NUMBER = /^(?:\+[\d ()./-]+|-?\d+(?:[.,]\d+)?)$/;

/** One line of a CSV (RFC 4180). What could be taken for a formula has an apostrophe before it, so that nothing is computed where it is opened. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** A value as it was before `csvLine` wrote it. */
export const withoutGuard = (value: string): string => value.replace(GUARD, '');

function cell(value: string): string {
  const safe = NUMBER.test(value) ? value : value.replace(FORMULA, "'");
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
