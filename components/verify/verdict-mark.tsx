import type { Verdict } from '@/lib/domain/signatures/views/verification-view';

export type Tone = 'success' | 'warning' | 'danger' | 'info';

/** How good or bad a verdict is; said by words and by a shape, and by colour besides. */
export const tones: Record<Verdict, Tone> = {
  original: 'success',
  altered: 'danger',
  broken: 'danger',
  unrecorded: 'warning',
  certificate_of_another: 'danger',
  other_seal: 'warning',
  unsigned: 'warning',
  not_pdf: 'info',
  empty: 'info',
  unknown: 'info',
};

const looks: Record<Tone, { colour: string; path: string }> = {
  success: { colour: 'text-success', path: 'M8 16.5l5.5 5.5L24 10.5' },
  danger: { colour: 'text-danger', path: 'M10 10l12 12M22 10L10 22' },
  warning: { colour: 'text-warning', path: 'M16 8v10M16 23.5v.1' },
  info: { colour: 'text-ink-quiet', path: 'M9 16h14' },
};

export function VerdictMark({ tone }: { tone: Tone }) {
  const { colour, path } = looks[tone];
  return (
    <svg
      viewBox="0 0 32 32"
      className={`size-10 shrink-0 ${colour}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="16" cy="16" r="14.5" strokeWidth={1.5} />
      <path d={path} strokeLinejoin="round" />
    </svg>
  );
}
