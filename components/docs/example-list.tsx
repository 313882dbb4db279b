import { CodeBlock } from './code-block';
import { Folded } from './folded';
import type { ExampleView } from './view';

/** Calls that run as they stand, as curl and in TypeScript. */
export function ExampleList({ examples, operation }: { examples: readonly ExampleView[]; operation: string }) {
  return (
    <div className="grid content-start gap-5">
      {examples.map(({ title, status, curl, typescript }) => (
        <section key={title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h4 className="flex justify-between gap-4 text-sm font-medium">
            {title}
            <span className="font-mono text-ink-quiet tabular-nums">{status}</span>
          </h4>
          <CodeBlock code={curl} language="curl" label={`${operation}, ${title}, as curl`} />
          <Folded
            title={
              <>
                TypeScript
                <span className="sr-only">
                  : {operation}, {title}
                </span>
              </>
            }
          >
            <CodeBlock code={typescript} language="TypeScript" label={`${operation}, ${title}, in TypeScript`} />
          </Folded>
        </section>
      ))}
    </div>
  );
}
