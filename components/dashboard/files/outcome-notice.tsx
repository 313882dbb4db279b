import { ProblemSummary } from '../../signing/problem-summary';
import { Notice } from '../../ui/notice';
import { problemOf } from './problem-code';
import type { FilesWords } from './words';

/** What a form of the room led to, as the address says it. */
export type Outcome = { done: string | null; problem: string | null };

export function OutcomeNotice({ outcome: { done, problem }, words }: { outcome: Outcome; words: FilesWords }) {
  if (problem) return <ProblemSummary title={words.problemTitle} problem={problemOf(problem, words)} />;
  const said = done && Object.hasOwn(words.done, done) ? words.done[done as keyof FilesWords['done']] : null;
  return said ? (
    <div role="status">
      <Notice kind="success">{said}</Notice>
    </div>
  ) : null;
}
