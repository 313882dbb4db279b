import type { ListedRequest } from '@/lib/domain/signatures/views/listed-request';

type Outcome = ListedRequest['outcome'];

/** Each state has its own drawing, on a 16 px grid: nobody needs to tell the colours apart. */
const looks: Record<Outcome, { path: string; color: string }> = {
  awaiting_sender_confirmation: { path: 'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M8 5.2v3.4M8 10.8v.1', color: 'text-warning' },
  awaiting_sender_signature: { path: 'M3 13.2h10M4 10.4l6.6-6.6 1.7 1.7-6.6 6.6-2.2.5z', color: 'text-warning' },
  pending: { path: 'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M8 5v3.2l2.2 1.4', color: 'text-accent' },
  signed: { path: 'M2.8 8.6l3.4 3.4 7-8', color: 'text-success' },
  cancelled: { path: 'M4 4l8 8M12 4l-8 8', color: 'text-ink-quiet' },
  declined: { path: 'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M4.2 4.2l7.6 7.6', color: 'text-danger' },
  reported: { path: 'M4 14V2.5M4 3.2h8l-2 2.9 2 2.9H4', color: 'text-danger' },
  expired: {
    path: 'M4.5 2.5h7M4.5 13.5h7M5.2 2.5c0 4 5.6 4 5.6 5.5S5.2 9.500 5.200 13.500M10.800 2.500c0 4-5.600 4-5.600 5.500s5.600 1.500 5.600 5.500',
    color: 'text-ink-quiet',
  },
};

export function StatusChip({ outcome, word }: { outcome: Outcome; word: string }) {
  const { path, color } = looks[outcome];
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full border border-current px-2.5 py-0.5 text-sm font-medium ${color}`}>
      <svg
        viewBox="0 0 16 16"
        className="size-4 shrink-0"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      {word}
    </span>
  );
}
