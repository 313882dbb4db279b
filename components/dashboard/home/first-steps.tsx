import type { Messages } from '@/lib/words/messages';
import { Icon } from '../icon';

/** Which of the first steps were taken. */
export type Steps = { key: boolean; send: boolean; workflow: boolean };

/** Where each step is taken. */
const places: Record<keyof Steps, string> = { key: '/keys', send: '/dashboard/send', workflow: '/dashboard/workflows' };

/** The three steps of a new account. What was done ticks them; nothing is clicked away. */
export function FirstSteps({ steps, words }: { steps: Steps; words: Messages['homeRoom'] }) {
  return (
    <section aria-labelledby="first-steps" className="grid gap-3 rounded border border-line bg-surface p-4 md:p-6">
      <h2 id="first-steps" className="font-serif text-lg font-semibold">
        {words.start}
      </h2>
      <ol className="grid gap-1">
        {(Object.keys(places) as (keyof Steps)[]).map((step) => (
          <li key={step} className="flex min-h-11 items-center gap-3">
            <span
              className={`grid size-6 shrink-0 place-items-center rounded-full border ${steps[step] ? 'border-success text-success' : 'border-line-strong text-line-strong'}`}
            >
              {steps[step] ? <Icon strokes="M5 10.500l3.5 3.5 6.5-7.5" className="size-4" /> : null}
            </span>
            {steps[step] ? (
              <span className="text-ink-quiet">
                {words.steps[step]} <span className="sr-only">({words.done})</span>
              </span>
            ) : (
              <a href={places[step]} className="text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong">
                {words.steps[step]}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
