/** One pen stroke: a loop that ends in an underline. Drawn on a 32 px grid, holds at 16 px. */
const stroke = 'M11 22 C11.5 13 14.5 3.5 20.5 3.5 C27 3.5 25.5 14.5 14 15.5 C8 16 4 19.5 4 23.2 C4 28.6 17 28 28.5 26.5';

type Props = {
  className?: string;
  /** Draws itself a single time. */
  draws?: boolean;
};

export function Mark({ className = 'size-6', draws = false }: Props) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="none" aria-hidden="true">
      <path
        d={stroke}
        pathLength={1}
        className={draws ? 'draw-once' : undefined}
        stroke="currentColor"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
