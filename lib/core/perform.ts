import type { z } from 'zod';
import type { Caller } from './caller';
import { AppError, type ErrorDetail } from './errors';
import type { Operation } from './operation';

/** Makes the error that a surface answers to an input that the schema refuses. */
export type Refuse = (details: ErrorDetail[]) => AppError;

/** Parses the input, runs, and keeps only what the output schema names. */
export async function perform<I extends z.ZodObject, O extends z.ZodType>(
  op: Operation<I, O>,
  raw: unknown,
  caller: Caller,
  refuse: Refuse = (details) => new AppError('bad_request', 400, 'The input is not valid.', { details }),
): Promise<z.output<O>> {
  const input = op.input.safeParse(raw);
  if (!input.success) throw refuse(input.error.issues.flatMap(detailsOf));
  return op.output.parse(await op.run(input.data, caller)) as z.output<O>;
}

function detailsOf(issue: z.core.$ZodIssue): ErrorDetail[] {
  const at = issue.path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index ? `.${String(part)}` : String(part))).join('');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: at ? `${at}.${key}` : key,
      code: 'unknown_member',
      message: `There is no member "${key}" here; remove it or check its spelling.`,
    }));
  const code = issue.code === 'custom' && typeof issue.params?.code === 'string' ? issue.params.code : issue.code;
  return [{ path: at, code, message: issue.message }];
}
