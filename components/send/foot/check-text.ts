import type { SendWords } from '../send-words';

/** What the service says is wrong with a draft; `message` is for what there are no words for. */
export type DraftProblem = { key: string; message: string };

/** What is wrong with a draft, in the reader's words where there are some. */
export function checkText({ key, message }: DraftProblem, { checks }: SendWords): string {
  const text = Object.hasOwn(checks, key) ? checks[key as keyof typeof checks] : checks.other;
  return text.replace('{message}', () => message);
}
