import type { z } from 'zod';
import type { Auth } from './auth';
import type { Caller } from './caller';
import type { Create, Created } from './create-once';
import type { ErrorCase } from './errors';
import type { LimitSubject } from './limit-subject';
import type { OperationDocs } from './operation-docs';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type HttpLine = `${Method} /${string}`;

/** Whose dialect an operation speaks; those without one serve our own pages. */
export type Api = 'signature' | 'workflow';

/** `description`: when to call it, what it needs, what follows, and when not to. `reachesOut`: whether it ends in somebody's mailbox. */
export type ToolText = { title: string; description: string; reachesOut: boolean };

export type Operation<I extends z.ZodObject, O extends z.ZodType, S, Once extends boolean = boolean, H extends HttpLine = HttpLine> = {
  name: string;
  /** Method and path; left out where only pages read the operation. */
  http?: H;
  /** Public operations stand in the description of their API, and answer in its dialect. */
  api?: Api;
  summary: string;
  effect: 'read' | 'write' | 'destructive';
  success: 200 | 201 | 202 | 204;
  /** Which credentials it takes, and what they open. */
  auth: Auth<S>;
  /** `json`: one object. `bytes`: a stream in `body`, its type in `contentType`. `multipart`: members and one streamed file. `form`: a page's form. `signed`: the text of a webhook that a provider signs. */
  body: 'none' | 'json' | 'bytes' | 'multipart' | 'form' | 'signed';
  /** Whether no body at all is as good as `{}`. */
  bodyMayBeEmpty?: true;
  /** Other addresses and proofs by which the same act is reached, from pages and letters of ours. */
  ways?: Record<string, { http: HttpLine; auth: Auth<S>; input?: z.ZodObject }>;
  /** Whether `Idempotency-Key` makes a repeat safe: then all that it makes is made by the third argument of `run`. */
  idempotent?: Once;
  /** Which policy counts its calls, by the first subject that the caller has. */
  limits?: { policy: string; by: readonly LimitSubject[] };
  /** Whose storage grows by it; null where it is nobody's. Refused where that is full. */
  stores?: (scope: S) => string | null;
  /** Whether it answers a list in pages: its output is then one made by `pageOf`. */
  pages?: boolean;
  /** Whether browsers come to its address from anywhere, as to a page: a session counts there without proof of who sent them. */
  browsed?: true;
  /** Whether its answer has a version that `If-Match` can insist on. */
  conditional?: boolean;
  /** How an agent is told of the operation; only those that have it are tools. */
  tool?: ToolText;
  docs?: OperationDocs;
  input: I;
  output: O;
  errors: readonly ErrorCase[];
  run(input: z.output<I>, caller: Caller & { scope: S }, ...create: Once extends true ? [Create<O>] : []): Promise<Once extends true ? Created<O> : z.input<O>>;
};

/** Declares one thing the product can do. HTTP, forms, pages, descriptions and tools are all readings of this value. */
export const operation = <I extends z.ZodObject, O extends z.ZodType, S, const Once extends boolean = false, const H extends HttpLine = HttpLine>(
  spec: Operation<I, O, S, Once, H>,
) => spec;

/** Any operation, for code that lists them. */
// biome-ignore lint/suspicious/noExplicitAny: `run` is contravariant in its input
export type AnyOperation = Operation<any, any, any, any>;
