import type { Messages } from '@/lib/words/messages';
import { ProblemSummary } from '../../signing/problem-summary';
import { Notice } from '../../ui/notice';

type Props = { done: string | null; problem: string | null; words: Messages['homeRoom'] };

/** Says what became of an act: the address has its word, or the code of what kept it from being done. */
export function HomeOutcome({ done, problem, words }: Props) {
  if (problem) return <ProblemSummary title={words.problemTitle} problem={wordFor(problem, words.problems) ?? words.problems.other} />;
  const text = done && wordFor(done, words.acted);
  return text ? (
    <Notice kind="success">
      <p role="status">{text}</p>
    </Notice>
  ) : null;
}

const wordFor = (code: string, words: Record<string, string>): string | undefined => (Object.hasOwn(words, code) ? words[code] : undefined);
