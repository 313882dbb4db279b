import type { z } from 'zod';
import type { Caller } from '@/lib/core/caller';
import type { AppError } from '@/lib/core/errors';
import type { AnyOperation, Operation } from '@/lib/core/operation';
import { pageAccountMember } from '@/lib/domain/accounts/page-account/rules';
import { isOfOtherAccount, otherAccountPage } from '../perform/page-account';
import { passGate } from '../perform/perform';
import { authenticate } from './authenticate';
import { handle, type RouteHandler } from './handle';
import { type PostedForm, readForm } from './read-form';
import { readMultipart } from './read-multipart';
import { asAppError } from './respond';

type Params = Record<string, string>;

type Options<T> = {
  /** The page of the form, by what its address names, and what its query says of where it stood. */
  back: (params: Params, query: URLSearchParams) => string;
  /** Where the act leads, where that is not back to the page. */
  next?: (params: Params, output: T, query: URLSearchParams) => string;
  /** What the page is told of a refusal, where its code alone says too little. */
  problem?: (error: AppError) => string;
};

/**
 * Turns an operation into a form's target that works without JavaScript: 303 to where the act leads, or back to the
 * page with `?problem=<code>`; a page of another account than the one acted for leads to the words for that; a
 * page of another site does nothing. The one file of
 * a multipart operation is streamed, as it is to an API.
 */
export function serveForm<I extends z.ZodObject, O extends z.ZodType, S, Once extends boolean>(op: Operation<I, O, S, Once>, options: Options<z.output<O>>) {
  const { back, next, problem = ({ code }: AppError) => code } = options;
  const POST: RouteHandler = handle(op.name, async (request, context, correlationId) => {
    const given = (await context?.params) ?? {};
    const params = encoded(given);
    const query = new URL(request.url).searchParams;
    let body: Promise<Posted> | undefined;
    const read = () => (body ??= readPosted(op, request));
    let caller: Caller | undefined;
    try {
      caller = await authenticate(request.headers, correlationId);
      if (caller.isOfForeignPage) return seeOther(`${back(params, query)}?problem=foreign_page`);
      const { output } = await passGate(op, { caller, given, read: async () => ({ ...(await read()), fingerprint: '' }) });
      return seeOther(next?.(params, output as z.output<O>, query) ?? back(params, query));
    } catch (thrown) {
      const refused = asAppError(thrown, correlationId);
      // Read here where the gate did not get to it: what the page of another account names is not found in this one.
      const pageAccount = caller?.credential.kind === 'session' ? await read().then((posted) => posted.pageAccount, noAccount) : null;
      if (caller && pageAccount && isOfOtherAccount(op, caller, pageAccount)) return seeOther(otherAccountPage(pageAccount, back(params, query)));
      return seeOther(`${back(params, query)}?problem=${encodeURIComponent(problem(refused))}`);
    } finally {
      await body?.then(({ release }) => release?.(), noAccount);
    }
  });
  return { POST };
}

type Posted = PostedForm & { release?: () => Promise<void> };

async function readPosted(op: AnyOperation, request: Request): Promise<Posted> {
  if (op.body !== 'multipart') return readForm(request, op);
  const { input, release } = await readMultipart(op, request);
  const { [pageAccountMember]: pageAccount, ...members } = input;
  return { input: members, pageAccount: typeof pageAccount === 'string' && pageAccount !== '' ? pageAccount : null, release };
}

/** Of a form that cannot be read. */
const noAccount = () => null;

/** What came in a path, as it stands in one: a header takes no other characters. */
const encoded = (params: Params): Params => Object.fromEntries(Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value)]));

/** Relative, so that it holds behind any proxy. */
const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
