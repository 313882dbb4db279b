import { log } from '@/lib/core/log';
import { timed } from '@/lib/core/measures';
import { asAppError, renderError } from './respond';

export type RouteContext = { params: Promise<Record<string, string>> };
export type RouteHandler = (request: Request, context?: RouteContext) => Promise<Response>;
/** What the body puts into `headers` goes onto the answer, whatever that is. */
type Body = (request: Request, context: RouteContext | undefined, correlationId: string, headers: Headers) => Promise<Response>;

/** What every route does around its work: a correlation id, errors in the one shape, one line in the log. */
export function handle(name: string, body: Body): RouteHandler {
  return async (request, context) => {
    const started = performance.now();
    const correlationId = request.headers.get('x-correlation-id') ?? crypto.randomUUID();
    let response: Response;
    let code: string | undefined;
    const headers = new Headers({ 'x-correlation-id': correlationId });
    try {
      response = await body(request, context, correlationId, headers);
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
    return response;
  };
}
