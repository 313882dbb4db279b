/** A picture of strokes, in the colour and size of the text beside it. It says nothing that the text does not. */
export function Icon({ strokes, className = 'size-5' }: { strokes: string; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" className={`shrink-0 ${className}`} fill="none" stroke="currentColor" strokeWidth={1.5} aria-hidden="true">
      <path d={strokes} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
