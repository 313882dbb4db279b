import { format } from '@/lib/core/i18n/format';
import { standingLink } from '../../dashboard/list-pages';
import type { WorkflowsWords } from '../words';

type Props = { names: readonly string[]; words: WorkflowsWords['imports']; language: string };

/** What the columns of a table are to be called, and a table that has them. */
export function Headings({ names, words, language }: Props) {
  return (
    <div className="grid gap-1 text-sm">
      <p className="wrap-anywhere">{format(words.headings, { names: names.join(', ') })}</p>
      <a
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(emptyTable(names, language))}`}
        download="table.csv"
        className={`${standingLink} justify-self-start`}
      >
        {words.saveHeadings}
      </a>
    </div>
  );
}

/** Where amounts have a decimal comma, spreadsheets part cells by semicolons; the mark in front tells them that it is UTF-8. */
function emptyTable(names: readonly string[], language: string): string {
  const delimiter = ['en', 'ja'].includes(language) ? ',' : ';';
  const cell = (name: string) => (/[",;\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);
  return `\ufeff${names.map(cell).join(delimiter)}\r\n`;
}
