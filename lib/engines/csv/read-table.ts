import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { decodeText, type Encoding } from './decode-text';

const delimiters = [',', ';', '\t', '|'] as const;
type Delimiter = (typeof delimiters)[number];

/** `line`: in which line of the file it begins, counted from 1. */
type TableRow = { line: number; cells: string[] };
export type Table = { encoding: Encoding; delimiter: Delimiter; rows: TableRow[] };

/** Why a file is no table; `line` where it can be told. */
export class TableRefused extends Error {
  override readonly name = 'TableRefused';
  constructor(
    readonly code: 'not_text' | 'bad_quotes' | 'too_many_rows' | 'row_too_large',
    readonly line: number | null = null,
  ) {
    super(`The file is no table: ${code}${line === null ? '' : ` in line ${line}`}.`);
  }
}

type Limits = { maxRows: number; maxRowCharacters: number };

/** So much is parsed before others have their turn. */
const PIECE_CHARACTERS = 64 * 1024;
const MAX_LINE_LOOKED_AT = 100_000;

/**
 * Reads a CSV or a file with tabs: its encoding and what stands between its values are guessed. Rows without any value are passed over.
 * Throws TableRefused.
 */
export async function readTable(bytes: Uint8Array, { maxRows, maxRowCharacters }: Limits): Promise<Table> {
  const { text: whole, encoding } = decodeText(bytes);
  // What programs of tables write, beside text, has NUL in it or begins as an archive.
  if (whole.includes('\0') || whole.startsWith('PK\u0003\u0004')) throw new TableRefused('not_text');
  const { text, delimiter, skipped } = withoutNote(whole);
  const rows: TableRow[] = [];
  let next = 1 + skipped;
  const take = (cells: string[], { lines }: { lines: number }) => {
    if (rows.length > maxRows) throw new TableRefused('too_many_rows');
    rows.push({ line: next, cells });
    next = lines + 1 + skipped;
    return null;
  };
  const forms = { relax_quotes: true, relax_column_count: true, skip_records_with_empty_values: true };
  const parser = parse({ delimiter, ...forms, max_record_size: maxRowCharacters, on_record: take });
  // Each write says for itself what it failed of.
  parser.on('error', () => undefined);
  try {
    for (const piece of pieces(text)) {
      await new Promise<void>((resolve, reject) => parser.write(piece, (error) => (error ? reject(error) : resolve())));
      await setImmediate();
    }
    await finished(parser.resume().end());
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new TableRefused(error.code === 'CSV_MAX_RECORD_SIZE' ? 'row_too_large' : 'bad_quotes', next);
  }
  return { encoding, delimiter, rows };
}

function* pieces(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += PIECE_CHARACTERS) yield text.slice(from, from + PIECE_CHARACTERS);
}

/** Some programs say in a line of its own what stands between the values. */
function withoutNote(text: string): { text: string; delimiter: Delimiter; skipped: number } {
  const [note, said] = /^sep=([,;\t|])(?:\r\n?|\n)/i.exec(text) ?? [];
  if (note === undefined) return { text, delimiter: guessDelimiter(text), skipped: 0 };
  return { text: text.slice(note.length), delimiter: said as Delimiter, skipped: 1 };
}

/** What stands most often in the first row, outside of quotes. */
function guessDelimiter(text: string): Delimiter {
  const counts = new Map<string, number>(delimiters.map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  for (const character of text.slice(0, MAX_LINE_LOOKED_AT)) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && /[\r\n]/.test(character)) break;
    else if (!isQuoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return delimiters.reduce((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best));
}
