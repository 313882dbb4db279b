import type { z } from 'zod';
import type { ErrorDetail } from './errors';
import { sentenceOf } from './problem-sentence';

/** An answer names at most so many problems, and says how many there are beside. */
export const maxDetails = 20;

/** Characters of a member's name that an answer repeats: its sender chose it, and may have chosen megabytes. */
const shownOfName = 100;

/**
 * What an input is refused for: each problem by its path, a stable code, and what to do about it. `answered`: the members of the answer, which
 * whoever sends one back is told of by name.
 */
export function problemsOf(error: z.ZodError, answered: readonly string[] = []): ErrorDetail[] {
  const details: ErrorDetail[] = [];
  let others = 0;
  for (const issue of error.issues) {
    const free = maxDetails - details.length;
    if (issue.code === 'unrecognized_keys') {
      const at = pathOf(issue);
      const lacking = free > 0 ? missingAt(error, issue.path.length, at) : [];
      details.push(
        ...issue.keys.slice(0, free).map((key) => {
          const meant = lacking.find((name) => isAlike(name, key));
          return meant === undefined && at === '' && answered.includes(key) ? answeredMember(key) : unknownMember(at, shown(key), meant);
        }),
      );
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

/** The members that an object must have and lacks. */
const missingAt = (error: z.ZodError, depth: number, at: string): string[] =>
  error.issues.flatMap((issue) => {
    const isIn = issue.path.length === depth + 1 && pathOf({ ...issue, path: issue.path.slice(0, depth) }) === at;
    return isIn && issue.code === 'invalid_type' && issue.message.endsWith('received undefined') ? [String(issue.path.at(-1))] : [];
  });

/** As `webhookUrl` for `url`, and `file_id` for `fileId`. */
function isAlike(one: string, other: string): boolean {
  const [a = '', b = ''] = [one, other].map((name) => name.slice(0, shownOfName).replaceAll(/[_-]/g, '').toLowerCase());
  return b !== '' && (a.includes(b) || b.includes(a));
}

const unknownMember = (at: string, key: string, meant: string | undefined): ErrorDetail => ({
  path: at ? `${at}.${key}` : key,
  code: 'unknown_member',
  message:
    meant === undefined ? `There is no member "${key}" here; remove it or check its spelling.` : `There is no member "${key}" here; it is called "${meant}".`,
});

const answeredMember = (key: string): ErrorDetail => ({
  path: key,
  code: 'unknown_member',
  message: `"${key}" is told in answers and cannot be set here; leave it out.`,
});

function detailOf(issue: z.core.$ZodIssue): ErrorDetail {
  const code = issue.code === 'custom' && typeof issue.params?.code === 'string' ? issue.params.code : issue.code;
  return { path: pathOf(issue), code, message: sentenceOf(issue) };
}
