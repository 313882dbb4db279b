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
          {typeof value === 'object' && value !== null && level < maxDepth ? (
            <Members of={value} level={level + 1} words={words} />
          ) : value === null || value === '' ? (
            <span className="text-ink-quiet italic">{words.emptyValue}</span>
          ) : (
            <span>{String(value)}</span>
          )}
        </li>
      ))}
      {members.length > maxShown ? <li>…</li> : null}
    </ul>
  );
}
