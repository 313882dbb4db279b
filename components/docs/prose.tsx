import { Fragment } from 'react';

/** The plain markdown of descriptions: paragraphs, and code in backticks. */
export function Prose({ text, className = '' }: { text: string; className?: string }) {
  return (
    <div className={`grid max-w-[70ch] gap-3 ${className}`}>
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>
          <Inline text={paragraph} />
        </p>
      ))}
    </div>
  );
}

export function Inline({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    // The parts of one text never change their order.
    const key = `${index} ${part}`;
    return index % 2 === 1 ? (
      <code key={key} className="font-mono text-[0.9em] break-words">
        {part}
      </code>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
