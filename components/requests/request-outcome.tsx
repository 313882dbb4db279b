import type { Messages } from '@/lib/words/messages';
import { ProblemSummary } from '../signing/problem-summary';
import { Notice } from '../ui/notice';

type Words = Messages['requests'];

/** What the page's address says of the last act: one of the words for what was done, or the code of what kept it from being done. */
export type Outcome = { done: string | null; problem: string | null };

/** Says what became of a reminder or a withdrawal; the list below shows only what is now. */
export function RequestOutcome({ outcome: { done, problem }, words }: { outcome: Outcome; words: Words }) {
  if (problem) return <ProblemSummary title={words.problemTitle} problem={wordFor(problem, words.problems) ?? words.problems.other} />;
  const text = done && wordFor(done, words.done);
  return text ? (
    <Notice kind="success">
      <p role="status">{text}</p>
    </Notice>
  ) : null;
}

const wordFor = (code: string, words: Record<string, string>): string | undefined => (Object.hasOwn(words, code) ? words[code] : undefined);
