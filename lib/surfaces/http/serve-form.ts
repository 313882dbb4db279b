import type { z } from 'zod';
import type { Caller } from '@/lib/core/caller';
import type { Operation } from '@/lib/core/operation';
import { isOfOtherAccount, otherAccountPage } from '../perform/page-account';
import { passGate } from '../perform/perform';
import { authenticate } from './authenticate';
import { handle, type RouteHandler } from './handle';
import { type PostedForm, readForm } from './read-form';
import { asAppError } from './respond';

type Params = Record<string, string>;

type Options<T> = {
  /** The page of the form, by what its address names. */
  back: (params: Params) => string;
  /** Where the act leads, where that is not back to the page. */
  next?: (params: Params, output: T) => string;
};

/**
 * Turns an operation into a form's target that works without JavaScript: 303 to where the act leads, or back to the
 * page with `?problem=<code>`; a page of another account than the one acted for leads to the words for that.
 */
export function serveForm<I extends z.ZodObject, O extends z.ZodType, S>(op: Operation<I, O, S, false>, { back, next }: Options<z.output<O>>) {
  const POST: RouteHandler = handle(op.name, async (request, context, correlationId) => {
    const given = (await context?.params) ?? {};
    const params = encoded(given);
    let form: Promise<PostedForm> | undefined;
    const read = () => (form ??= readForm(request, op));
    let caller: Caller | undefined;
    try {
      caller = await authenticate(request.headers, correlationId);
      const { output } = await passGate(op, { caller, given, read: async () => ({ ...(await read()), fingerprint: '' }) });
      return seeOther(next?.(params, output as z.output<O>) ?? back(params));
    } catch (thrown) {
      const { code } = asAppError(thrown, correlationId);
      // Read here where the gate did not get to it: what the page of another account names is not found in this one.
      const pageAccount = caller?.credential.kind === 'session' ? await read().then((posted) => posted.pageAccount, noAccount) : null;
      if (caller && pageAccount && isOfOtherAccount(op, caller, pageAccount)) return seeOther(otherAccountPage(pageAccount, back(params)));
      return seeOther(`${back(params)}?problem=${encodeURIComponent(code)}`);
    }
  });
  return { POST };
}

/** Of a form that cannot be read. */
const noAccount = () => null;

/** What came in a path, as it stands in one: a header takes no other characters. */
const encoded = (params: Params): Params => Object.fromEntries(Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value)]));

/** Relative, so that it holds behind any proxy. */
const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
