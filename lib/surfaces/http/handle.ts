import type { Caller } from '@/lib/core/caller';
import { log } from '@/lib/core/log';
import { timed } from '@/lib/core/measures';
import { noteCallOf } from '../perform/note-call-of';
import { asAppError, renderError } from './respond';
import { whenSent } from './when-sent';

export type RouteContext = { params: Promise<Record<string, string>> };
export type RouteHandler = (request: Request, context?: RouteContext) => Promise<Response>;
/** What a route has learned of a call by the time it is answered. */
type Learned = {
  /** Whose call it was: then it stands in the log of the account whose key came along. */
  caller?: Caller;
  /** Whether the answer is still being sent when its headers are there. */
  isStreamed?: boolean;
};

/** What the body puts into `headers` goes onto the answer, whatever that is. */
type Body = (request: Request, context: RouteContext | undefined, correlationId: string, headers: Headers, learned: Learned) => Promise<Response>;

/** What every route does around its work: a correlation id, errors in the one shape, one line in the log. */
export function handle(name: string, body: Body): RouteHandler {
  return async (request, context) => {
    const started = performance.now();
    const correlationId = request.headers.get('x-correlation-id') ?? crypto.randomUUID();
    let response: Response;
    let code: string | undefined;
    const headers = new Headers({ 'x-correlation-id': correlationId });
    const learned: Learned = {};
    try {
      response = await body(request, context, correlationId, headers, learned);
    } catch (thrown) {
      const error = asAppError(thrown, correlationId);
      code = error.code;
      response = renderError(error);
    }
    for (const [header, value] of headers) response.headers.set(header, value);
    const durationMs = Math.round((performance.now() - started) * 10) / 10;
    timed('paraph_http_request_seconds', { operation: name, status: `${Math.floor(response.status / 100)}xx` }, durationMs / 1000);
    // The path is left out: private links are secrets.
    log().info({ operation: name, method: request.method, status: response.status, ...(code ? { error: code } : {}), durationMs, correlationId }, 'request');
    const { caller } = learned;
    if (!caller) return response;
    const { status } = response;
    const note = () => noteCallOf(caller, { operation: name, status, error: code, durationMs: performance.now() - started });
    if (learned.isStreamed && response.body) return whenSent(response, note);
    note();
    return response;
  };
}
