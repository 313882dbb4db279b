import { log } from '@/lib/core/log';
import { asAppError, renderError } from './respond';

export type RouteContext = { params: Promise<Record<string, string>> };
export type RouteHandler = (request: Request, context?: RouteContext) => Promise<Response>;
type Body = (request: Request, context: RouteContext | undefined, correlationId: string) => Promise<Response>;

/** What every route does around its work: a correlation id, errors in the one shape, one line in the log. */
export function handle(name: string, body: Body, errorHeaders: Record<string, string> = {}): RouteHandler {
  return async (request, context) => {
    const started = performance.now();
    const correlationId = request.headers.get('x-correlation-id') ?? crypto.randomUUID();
    let response: Response;
    let code: string | undefined;
    try {
      response = await body(request, context, correlationId);
    } catch (thrown) {
      const error = asAppError(thrown, correlationId);
      code = error.code;
      response = renderError(error, errorHeaders);
    }
    response.headers.set('x-correlation-id', correlationId);
    const durationMs = Math.round((performance.now() - started) * 10) / 10;
    // The path is left out: private links are secrets.
    log().info({ operation: name, method: request.method, status: response.status, ...(code ? { error: code } : {}), durationMs, correlationId }, 'request');
    return response;
  };
}
