import type { z } from 'zod';
import type { Caller } from './caller';
import type { ErrorCase } from './errors';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type HttpLine = `${Method} /${string}`;

/** `description`: when to call it, what it needs, what follows, and when not to. */
export type ToolText = { title: string; description: string };

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
  /** How an agent is told of the operation; only those that have it are tools. */
  tool?: ToolText;
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
