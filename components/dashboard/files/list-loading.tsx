import { ShownWithoutScripts } from './shown-without-scripts';

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

/** The list's own shape while it is being read. */
export function ListLoading({ says }: { says: string }) {
  return (
    <div data-loading="" className="grid gap-8">
      <ShownWithoutScripts />
      <p role="status" className="sr-only">
        {says}
      </p>
      <div aria-hidden="true" className="grid gap-8">
        <div className="h-8 w-40 rounded bg-line" />
        <div className="h-28 rounded border border-dashed border-line-strong" />
        <div className="h-11 max-w-xl rounded border border-line" />
        <div className="divide-y divide-line border-y border-line">
          {rows.map((row) => (
            <div key={row} className="grid gap-2 py-4">
              <div className="h-4 max-w-80 rounded bg-line" />
              <div className="h-3 max-w-52 rounded bg-line" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
