import Link from 'next/link';
import type { ReactNode } from 'react';
import { problemText } from '../../account/problem-text';
import { Notice } from '../../ui/notice';
import { PageHead } from '../page-head';
import { type Part, parts } from './parts';
import type { OperatorWords } from './words';

/** What a form of the room led to, as the address says it. */
export type Outcome = { done: string | null; problem: string | null };

type Props = { here: Part; words: OperatorWords; outcome?: Outcome; lead?: ReactNode };

/** The head of each part of the operator's room: where one is, where else one can go, and what became of the last act. */
export function OperatorHead({ here, words, outcome = { done: null, problem: null }, lead }: Props) {
  return (
    <>
      <PageHead title={words.title} lead={lead} />
      <nav aria-label={words.title} className="-mt-4 border-b border-line">
        <ul className="flex flex-wrap gap-x-1">
          {(Object.keys(parts) as Part[]).map((part) => (
            <li key={part}>
              <Link
                href={parts[part]}
                aria-current={part === here ? 'page' : undefined}
                className={`inline-flex min-h-11 items-center border-b-2 px-3 whitespace-nowrap ${part === here ? 'border-accent font-medium text-ink' : 'border-transparent text-ink-quiet hover:text-ink'}`}
              >
                {words.parts[part]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <OutcomeNotice outcome={outcome} words={words} />
    </>
  );
}

function OutcomeNotice({ outcome: { done, problem }, words }: { outcome: Outcome; words: OperatorWords }) {
  if (problem) return <Notice kind="danger">{problemText(words.problems, problem)}</Notice>;
  if (!done || !Object.hasOwn(words.done, done)) return null;
  return (
    <div role="status">
      <Notice kind="success">{words.done[done as keyof OperatorWords['done']]}</Notice>
    </div>
  );
}
