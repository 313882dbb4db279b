import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { WorkflowsWords } from '../words';
import { CopyTag } from './copy-tag';
import { blockOf, type FieldMark, type FieldNode, tagOf } from './field-tree';

type Props = { nodes: readonly FieldNode[]; words: WorkflowsWords; language: Language };

/** Fields with their values, nested as they came, lists as small tables; a press on a name copies its tag. */
export function FieldTree({ nodes, words, language }: Props) {
  const { when } = words;
  return (
    <dl className="divide-y divide-line border-y border-line text-sm">
      {nodes.map((node) => {
        const { name, label, value, members, table } = node;
        const isPlain = table === null && members.length === 0;
        return (
          <div key={name} className={isPlain ? 'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-x-3' : 'grid grid-cols-[minmax(0,1fr)] pb-2'}>
            <dt className="flex flex-wrap items-center gap-x-2">
              {members.length > 0 && value === null ? (
                <span className="inline-flex min-h-9 items-center font-medium pointer-coarse:min-h-11 wrap-anywhere">{label}</span>
              ) : (
                <CopyTag text={table ? blockOf(node) : tagOf(name)} label={format(table ? when.copyBlock : when.copyTag, { name })} words={when}>
                  {label}
                </CopyTag>
              )}
              {table ? <span className="text-ink-quiet tabular-nums">{format(when.rows, { count: table.count }, language)}</span> : null}
              <Mark mark={node.mark} words={words} />
            </dt>
            <dd className={isPlain ? 'py-1 wrap-anywhere text-ink-quiet' : 'ps-3'}>
              {table ? <GroupTable node={node} table={table} words={words} language={language} /> : null}
              {value ? <span className={isPlain ? '' : 'text-ink-quiet'}>{value}</span> : null}
              {members.length > 0 ? <FieldTree nodes={members} words={words} language={language} /> : null}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What is otherwise than one would think, in words. */
function Mark({ mark, words }: { mark: FieldMark | null; words: WorkflowsWords }) {
  if (!mark) return null;
  const { marks, kinds } = words.when;
  const kindOf = (kind: string) => (kind in kinds ? kinds[kind as keyof typeof kinds] : kind);
  return (
    <span className={mark.kind === 'vanished' || mark.kind === 'kind' ? 'text-warning' : 'text-ink-quiet'}>
      {mark.kind === 'kind' ? format(marks.kind, { from: kindOf(mark.from), to: kindOf(mark.to) }) : marks[mark.kind]}
    </span>
  );
}

type TableProps = { node: FieldNode; table: NonNullable<FieldNode['table']>; words: WorkflowsWords; language: Language };

function GroupTable({ node: { name, label }, table: { columns, rows, count, marks }, words, language }: TableProps) {
  const { when } = words;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {/* What scrolls sideways must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as said above */}
      <section tabIndex={0} aria-label={label} className="overflow-x-auto">
        <table className="w-full border-collapse text-left">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="border-b border-line pe-3">
                  <CopyTag
                    inLine
                    text={tagOf(column === '' ? name : `${name}.${column}`)}
                    label={format(when.copyTag, { name: column === '' ? name : `${name}.${column}` })}
                    words={when}
                  >
                    {column === '' ? label : column}
                  </CopyTag>
                  <span className="block font-normal">
                    <Mark mark={marks.get(column) ?? null} words={words} />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="text-ink-quiet">
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else to be told by
              <tr key={index}>
                {row.map((value, column) => (
                  <td key={columns[column]} className="max-w-72 min-w-18 border-b border-line py-1 pe-3 align-top wrap-anywhere">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {count > rows.length ? <p className="text-ink-quiet">{format(when.more, { shown: rows.length }, language)}</p> : null}
    </div>
  );
}
