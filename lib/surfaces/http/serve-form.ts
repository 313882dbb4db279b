import type { z } from 'zod';
import type { AppError } from '@/lib/core/errors';
import type { AnyOperation, Operation } from '@/lib/core/operation';
import { passGate } from '../perform/perform';
import { authenticate } from './authenticate';
import { handle, type RouteHandler } from './handle';
import { readForm } from './read-form';
import { readMultipart } from './read-multipart';
import { asAppError } from './respond';

type Params = Record<string, string>;

type Options<T> = {
  /** The page of the form, by what its address names. */
  back: (params: Params) => string;
  /** Where the act leads, where that is not back to the page. */
  next?: (params: Params, output: T) => string;
  /** What the page is told of a refusal, where its code alone says too little. */
  problem?: (error: AppError) => string;
};

/**
 * Turns an operation into a form's target that works without JavaScript: 303 to where the act leads, or back to the
 * page with `?problem=<code>`. The one file of a multipart operation is streamed, as it is to an API.
 */
export function serveForm<I extends z.ZodObject, O extends z.ZodType, S, Once extends boolean>(op: Operation<I, O, S, Once>, options: Options<z.output<O>>) {
  const { back, next, problem = ({ code }: AppError) => code } = options;
  const POST: RouteHandler = handle(op.name, async (request, context, correlationId) => {
    const given = (await context?.params) ?? {};
    const params = encoded(given);
    let body: Read | undefined;
    try {
      const caller = await authenticate(request.headers, correlationId);
      const { output } = await passGate(op, { caller, given, read: async () => ({ fingerprint: '', ...(body = await read(op, request)) }) });
      return seeOther(next?.(params, output as z.output<O>) ?? back(params));
    } catch (thrown) {
      return seeOther(`${back(params)}?problem=${encodeURIComponent(problem(asAppError(thrown, correlationId)))}`);
    } finally {
      await body?.release?.();
    }
  });
  return { POST };
}

type Read = { input: Record<string, unknown>; release?: () => Promise<void> };

const read = async (op: AnyOperation, request: Request): Promise<Read> =>
  op.body === 'multipart' ? readMultipart(op, request) : { input: await readForm(request, op) };

/** What came in a path, as it stands in one: a header takes no other characters. */
const encoded = (params: Params): Params => Object.fromEntries(Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value)]));

/** Relative, so that it holds behind any proxy. */
const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
