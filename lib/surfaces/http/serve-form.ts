import type { z } from 'zod';
import type { Operation } from '@/lib/core/operation';
import { passGate } from '../perform/perform';
import { authenticate } from './authenticate';
import { handle, type RouteHandler } from './handle';
import { readForm } from './read-form';
import { asAppError } from './respond';

type Params = Record<string, string>;

type Options<T> = {
  /** The page of the form, by what its address names, and what its query says of where it stood. */
  back: (params: Params, query: URLSearchParams) => string;
  /** Where the act leads, where that is not back to the page. */
  next?: (params: Params, output: T, query: URLSearchParams) => string;
};

/**
 * Turns an operation into a form's target that works without JavaScript: 303 to where the act leads, or back to the
 * page with `?problem=<code>`.
 */
export function serveForm<I extends z.ZodObject, O extends z.ZodType, S>(op: Operation<I, O, S, false>, { back, next }: Options<z.output<O>>) {
  const POST: RouteHandler = handle(op.name, async (request, context, correlationId) => {
    const given = (await context?.params) ?? {};
    const params = encoded(given);
    const query = new URL(request.url).searchParams;
    try {
      const caller = await authenticate(request.headers, correlationId);
      const { output } = await passGate(op, { caller, given, read: async () => ({ input: await readForm(request, op), fingerprint: '' }) });
      return seeOther(next?.(params, output as z.output<O>, query) ?? back(params, query));
    } catch (thrown) {
      const { code } = asAppError(thrown, correlationId);
      return seeOther(`${back(params, query)}?problem=${encodeURIComponent(code)}`);
    }
  });
  return { POST };
}

/** What came in a path, as it stands in one: a header takes no other characters. */
const encoded = (params: Params): Params => Object.fromEntries(Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value)]));

/** Relative, so that it holds behind any proxy. */
const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
