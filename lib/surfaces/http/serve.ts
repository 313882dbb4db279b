import type { AnyOperation } from '@/lib/core/operation';
import { perform } from '@/lib/core/operation';
import { authenticate } from './authenticate';
import { httpErrors } from './errors';
import { handle, type RouteHandler } from './handle';
import { readJsonObject } from './read-body';
import { renderOutput } from './respond';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Routes = Record<(typeof methods)[number], RouteHandler>;

/** A create request may carry a 5 MB PDF as base64. */
const maxBodyBytes = 8 * 1024 * 1024;

/**
 * Turns operations into a route file's exports: `export const { GET, POST, PUT, PATCH, DELETE } = serve(a, b)`.
 * Methods without an operation answer 405 with `Allow`.
 */
export function serve(...operations: AnyOperation[]): Routes {
  const byMethod = new Map(operations.map((op) => [op.http?.split(' ')[0], op]));
  const allow = methods.filter((method) => byMethod.has(method)).join(', ');
  const routes = methods.map((method) => {
    const op = byMethod.get(method);
    return [method, op ? run(op) : handle(`${method} not allowed`, () => Promise.reject(httpErrors.methodNotAllowed()), { allow })] as const;
  });
  return Object.fromEntries(routes) as Routes;
}

/** For addresses below an API where there is nothing. */
export function serveUnknown(): Routes {
  const route = handle('unknown path', () => Promise.reject(httpErrors.unknownPath()));
  return Object.fromEntries(methods.map((method) => [method, route])) as Routes;
}

const run = (op: AnyOperation): RouteHandler =>
  handle(op.name, async (request, context, correlationId) => {
    const params = (await context?.params) ?? {};
    const caller = await authenticate(request.headers, correlationId);
    const input = { ...(await readInput(op, request, params)), ...params };
    const output = await perform(op, input, caller, (details) => httpErrors.badRequest({ details }));
    return renderOutput(output, op.success, request);
  });

/** The query of a GET, the JSON body of an operation that has one; an operation without a body ignores one. */
async function readInput(op: AnyOperation, request: Request, params: Record<string, unknown>): Promise<object> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  const hasBody = Object.keys(op.input.shape).some((name) => !(name in params));
  return hasBody ? readJsonObject(request, maxBodyBytes) : {};
}
