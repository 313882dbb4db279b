import type { z } from 'zod';
import type { ErrorDetail } from './errors';
import { sentenceOf } from './problem-sentence';

/** An answer names at most so many problems, and says how many there are beside. */
export const maxDetails = 20;

/** Characters of a member's name that an answer repeats: its sender chose it, and may have chosen megabytes. */
const shownOfName = 100;

/** What an input is refused for: each problem by its path, a stable code, and what to do about it. */
export function problemsOf(error: z.ZodError): ErrorDetail[] {
  const details: ErrorDetail[] = [];
  let others = 0;
  for (const issue of error.issues) {
    const free = maxDetails - details.length;
    if (issue.code === 'unrecognized_keys') {
      const at = pathOf(issue);
      details.push(...issue.keys.slice(0, free).map((key) => unknownMember(at, shown(key))));
      others += Math.max(0, issue.keys.length - free);
    } else if (free > 0) details.push(detailOf(issue));
    else others += 1;
  }
  if (others > 0) details.push({ path: '', code: 'more_problems', message: `There are ${others} more problems; mend these first.` });
  return details;
}

const pathOf = ({ path }: z.core.$ZodIssue): string =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${shown(String(part))}`)).join('');

const shown = (name: string): string => (name.length > shownOfName ? `${name.slice(0, shownOfName).toWellFormed()}…` : name);

const unknownMember = (at: string, key: string): ErrorDetail => ({
  path: at ? `${at}.${key}` : key,
  code: 'unknown_member',
  message: `There is no member "${key}" here; remove it or check its spelling.`,
});

function detailOf(issue: z.core.$ZodIssue): ErrorDetail {
  const code = issue.code === 'custom' && typeof issue.params?.code === 'string' ? issue.params.code : issue.code;
  return { path: pathOf(issue), code, message: sentenceOf(issue) };
}
