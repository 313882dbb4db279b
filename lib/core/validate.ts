import type { z } from 'zod';
import type { ErrorDetail } from './errors';

/** An answer names at most so many problems, and says how many there are beside. */
export const maxDetails = 20;

/** What an input is refused for: each problem by its path, a stable code, and what to do about it. */
export function problemsOf(error: z.ZodError): ErrorDetail[] {
  const details: ErrorDetail[] = [];
  let others = 0;
  for (const issue of error.issues)
    for (const detail of detailsOf(issue)) {
      if (details.length < maxDetails) details.push(detail());
      else others += 1;
    }
  if (others > 0) details.push({ path: '', code: 'more_problems', message: `There are ${others} more problems; mend these first.` });
  return details;
}

/** As functions, since a hostile body can have more problems than anybody will read. */
function detailsOf(issue: z.core.$ZodIssue): (() => ErrorDetail)[] {
  const at = issue.path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index ? `.${String(part)}` : String(part))).join('');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => () => ({
      path: at ? `${at}.${key}` : key,
      code: 'unknown_member',
      message: `There is no member "${key}" here; remove it or check its spelling.`,
    }));
  const code = issue.code === 'custom' && typeof issue.params?.code === 'string' ? issue.params.code : issue.code;
  return [() => ({ path: at, code, message: issue.message })];
}
