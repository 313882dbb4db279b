import type { Messages } from '@/lib/words/messages';
import { Icon } from '../icon';

/** Which of the ways to begin were taken. */
export type Steps = { send: boolean; workflow: boolean; key: boolean };

/** Where each way leads. */
const places: Record<keyof Steps, string> = { send: '/dashboard/send', workflow: '/dashboard/workflows', key: '/keys' };

/** Whether a way is left. */
export const isWayLeft = (steps: Steps): boolean => Object.values(steps).some((taken) => !taken);

/** Somebody has begun who sent something or made a workflow; a key alone does nothing yet. */
export const hasBegun = ({ send, workflow }: Steps): boolean => send || workflow;

type Props = { steps: Steps; words: Messages['homeRoom'] };

/** The ways in which a new account can begin, each with what it is for; folded once one was taken. What was done ticks them. */
export function FirstSteps({ steps, words }: Props) {
  if (hasBegun(steps))
    return (
      <details className="border-t border-line pt-2">
        <summary className="min-h-11 content-center text-ink-quiet hover:text-ink">{words.startMore}</summary>
        <Ways steps={steps} words={words} />
      </details>
    );
  return (
    <section aria-labelledby="first-steps" className="grid gap-3 rounded border border-line bg-surface p-4 md:p-6">
      <h2 id="first-steps" className="font-serif text-lg font-semibold">
        {words.start}
      </h2>
      <Ways steps={steps} words={words} />
    </section>
  );
}

function Ways({ steps, words }: Props) {
  return (
    <ul className="grid gap-4 lg:grid-cols-3 lg:gap-6">
      {(Object.keys(places) as (keyof Steps)[]).map((step) => (
        <li key={step} className="grid content-start gap-0.5">
          <a
            href={places[step]}
            className="flex min-h-11 items-center gap-2 justify-self-start font-medium text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
          >
            {words.steps[step]}
            {steps[step] ? (
              <>
                <Icon strokes="M5 10.500l3.5 3.5 6.5-7.5" className="size-4 text-success" />
                <span className="sr-only">({words.done})</span>
              </>
            ) : null}
          </a>
          <p className="max-w-prose text-sm text-ink-quiet">{words.stepLeads[step]}</p>
        </li>
      ))}
    </ul>
  );
}
