import { problemText } from '../../account/problem-text';
import { Notice } from '../../ui/notice';
import type { TeamWords } from './words';

/** What a form of the room led to, as the address says it. */
export type Outcome = { done: string | null; problem: string | null };

export function OutcomeNotice({ outcome: { done, problem }, words }: { outcome: Outcome; words: TeamWords }) {
  if (problem) return <Notice kind="danger">{problemText(words.problems, problem)}</Notice>;
  const said = done && done !== 'invited' && Object.hasOwn(words.done, done) ? words.done[done as keyof TeamWords['done']] : null;
  if (!said) return null;
  return (
    <div role="status">
      <Notice kind="success">{said}</Notice>
    </div>
  );
}
