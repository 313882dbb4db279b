import type { WorkflowsWords } from '../words';

const maxDepth = 16;
/** Of one list or object; the raw text has all. */
const maxShown = 200;

/** What a run was made from, one by one, and as it came. */
export function PostedData({ data, words }: { data: Record<string, unknown>; words: WorkflowsWords['runs'] }) {
  return (
    <div className="grid gap-3">
      <Members of={data} level={1} words={words} />
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-accent underline decoration-1 underline-offset-4">{words.raw}</summary>
        <pre dir="ltr" className="max-h-96 overflow-auto rounded border border-line bg-desk p-3 text-xs whitespace-pre-wrap wrap-anywhere">
          {JSON.stringify(data, null, 2)}
        </pre>
      </details>
    </div>
  );
}

function Members({ of, level, words }: { of: object; level: number; words: WorkflowsWords['runs'] }) {
  const members = Object.entries(of);
  return (
    <ul className={level > 1 ? 'border-l border-line pl-4' : ''}>
      {members.slice(0, maxShown).map(([name, value]) => (
        <li key={name} className="py-0.5 wrap-anywhere">
          <span className="text-ink-quiet">{Array.isArray(of) ? Number(name) + 1 : name}: </span>
          {isTable(value) ? (
            <Rows of={value} name={name} words={words} />
          ) : typeof value === 'object' && value !== null && level < maxDepth ? (
            <Members of={value} level={level + 1} words={words} />
          ) : (
            <Value of={value} words={words} />
          )}
        </li>
      ))}
      {members.length > maxShown ? <li>…</li> : null}
    </ul>
  );
}

function Value({ of, words }: { of: unknown; words: WorkflowsWords['runs'] }) {
  return of === undefined || of === null || of === '' ? <span className="text-ink-quiet italic">{words.emptyValue}</span> : <span>{String(of)}</span>;
}

type Row = Readonly<Record<string, unknown>>;

/** Sixty lines of an invoice are read as such; one below the other they would be as long as a book. */
const fewestRows = 2;
const mostColumns = 8;

function isTable(value: unknown): value is Row[] {
  if (!Array.isArray(value) || value.length < fewestRows) return false;
  const isFlat = (row: unknown) => typeof row === 'object' && row !== null && Object.values(row).every((cell) => typeof cell !== 'object' || cell === null);
  return value.every(isFlat) && columnsOf(value).length <= mostColumns;
}

const columnsOf = (rows: readonly Row[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

function Rows({ of, name, words }: { of: readonly Row[]; name: string; words: WorkflowsWords['runs'] }) {
  const columns = columnsOf(of);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div className="max-h-96 overflow-auto rounded border border-line" tabIndex={0} role="group" aria-label={name}>
      <table className="w-full text-left text-sm">
        <thead className="sticky top-0 bg-surface text-ink-quiet">
          <tr>
            <th scope="col" className="px-3 py-2 font-medium">
              #
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {of.slice(0, maxShown).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of what came once never move
            <tr key={index}>
              <td className="px-3 py-1 align-top text-ink-quiet tabular-nums">{index + 1}</td>
              {columns.map((column) => (
                <td key={column} className="px-3 py-1 align-top">
                  <Value of={Object.hasOwn(row, column) ? row[column] : null} words={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {of.length > maxShown ? <p className="px-3 py-1">…</p> : null}
    </div>
  );
}
