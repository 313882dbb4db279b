import { ShownWithoutScripts } from './shown-without-scripts';

/** A file's page while its preview is being made, which takes seconds the first time. */
export function FileLoading({ says }: { says: string }) {
  return (
    <div data-loading="" className="grid gap-8">
      <ShownWithoutScripts />
      <p role="status" className="sr-only">
        {says}
      </p>
      <div aria-hidden="true" className="grid gap-8">
        <div className="h-8 max-w-96 rounded bg-line" />
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="aspect-[1/1.414] rounded border border-line bg-desk" />
          <div className="grid content-start gap-3">
            <div className="h-5 w-32 rounded bg-line" />
            <div className="h-4 rounded bg-line" />
            <div className="h-4 rounded bg-line" />
            <div className="h-4 max-w-40 rounded bg-line" />
          </div>
        </div>
      </div>
    </div>
  );
}
