/** The full text behind its own summary; works without scripts. */
export function ConsentText({ summary, text }: { summary: string; text: string }) {
  return (
    <details className="group">
      <summary className="min-h-11 content-center text-accent underline decoration-1 underline-offset-4">{summary}</summary>
      <div className="grid max-w-prose gap-3 pb-3 text-sm">
        {text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}
