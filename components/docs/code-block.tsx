import { CopyCode } from './copy-code';

/** A block of code with its name above it. What is wide scrolls sideways, by keyboard too; on paper it wraps. */
export function CodeBlock({ code, language, label }: { code: string; language: string; label: string }) {
  return (
    <figure className="overflow-hidden rounded border border-line bg-surface">
      <figcaption className="flex min-h-11 items-center justify-between border-b border-line pl-3 text-sm text-ink-quiet">
        {language}
        <CopyCode label={label} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={label} className="overflow-x-auto px-3 py-2.5 focus-visible:-outline-offset-2">
        <pre className="font-mono text-sm print:break-words print:whitespace-pre-wrap">{code}</pre>
      </section>
    </figure>
  );
}
