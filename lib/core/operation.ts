import type { z } from 'zod';
import type { Tx } from './db';
import { AppError, type ErrorCase, type ErrorDetail } from './errors';

/** What a caller proved: an API key, a signed-in browser, or nothing. A rejected credential counts as none, but is remembered. */
export type Credential =
  | { kind: 'key'; keyId: string; accountId: string; isTest: boolean }
  | { kind: 'session'; personId: string; accountId: string }
  | { kind: 'none'; rejected: boolean };

/** Who is calling, as each surface established it. */
export type Caller = {
  credential: Credential;
  /** The value of `X-Request-Token`, where one was sent. */
  requestToken: string | null;
  clientAddress: string;
  userAgent: string;
  correlationId: string;
  /**
   * Keeps the answer for a repeat of the request, where one can come. An operation that creates calls it last in its
   * transaction: the answer then exists exactly if what it tells of does.
   */
  keepAnswer?: (tx: Tx, output: unknown) => Promise<void>;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type HttpLine = `${Method} /${string}`;

export type Operation<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType, H extends HttpLine = HttpLine> = {
  name: string;
  /** Method and path; left out where only pages read the operation. */
  http?: H;
  /** `api` operations are public: they stand in the interface description. `page` ones serve our own pages. */
  surface: 'api' | 'page';
  summary: string;
  effect: 'read' | 'write' | 'destructive';
  success: 200 | 201 | 204;
  /** Which rate limits count its calls; without one it is not limited. */
  limits?: 'create' | 'upload' | 'call';
  input: I;
  output: O;
  errors: readonly ErrorCase[];
  run(input: z.output<I>, caller: Caller): Promise<z.input<O>>;
};

/** Declares one thing the product can do. HTTP, forms, pages, OpenAPI and tools are all readings of this value. */
export const operation = <I extends z.ZodObject, O extends z.ZodType, const H extends HttpLine>(spec: Operation<I, O, H>) => spec;

/** Any operation, for code that lists them. */
// biome-ignore lint/suspicious/noExplicitAny: `run` is contravariant in its input
export type AnyOperation = Operation<any, any, any>;

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
