import { AppError } from '@/lib/core/errors';
import type { AnyOperation } from '@/lib/core/operation';
import { perform, type Refuse } from '@/lib/core/perform';
import { authenticate } from './authenticate';
import { httpErrors } from './errors';
import { handle, type RouteHandler } from './handle';
import { performOnce } from './idempotency';
import { limitRate } from './rate-limit';
import { parseJsonObject, readText } from './read-body';
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
    return [method, op ? run(op) : handle(`${method} not allowed`, () => Promise.reject(httpErrors.methodNotAllowed({ headers: { allow } })))] as const;
  });
  return Object.fromEntries(routes) as Routes;
}

/** For addresses below an API where there is nothing. */
export function serveUnknown(): Routes {
  const route = handle('unknown path', () => Promise.reject(httpErrors.unknownPath()));
  return Object.fromEntries(methods.map((method) => [method, route])) as Routes;
}

const run = (op: AnyOperation): RouteHandler =>
  handle(op.name, async (request, context, correlationId, headers) => {
    const params = (await context?.params) ?? {};
    const caller = await authenticate(request.headers, correlationId);
    await limitRate(op, caller, headers);
    const { text, input } = await readInput(op, request, params);
    const { output, replayed } = await performOnce(op, request, text, caller, (known) => perform(op, { ...input, ...params }, known, refuseFor(op, params)));
    if (replayed) headers.set('idempotency-replayed', 'true');
    return renderOutput(output, op.success, request);
  });

/** An id that is not even in the form of one is unknown, as any other that is not there: 404, not 400. */
const refuseFor =
  (op: AnyOperation, params: Record<string, unknown>): Refuse =>
  (details) => {
    const unknown = details.some(({ path }) => path in params) && op.errors.find(({ status, code }) => status === 404 && code === 'not_found');
    return unknown ? new AppError(unknown.code, unknown.status, unknown.sentence) : httpErrors.badRequest({ details });
  };

type Input = { text: string; input: object };

/** The query of a GET (and of a HEAD, which asks for a GET's headers), the JSON body of an operation that has one, the bytes of one that takes a file. */
async function readInput(op: AnyOperation, request: Request, params: Record<string, unknown>): Promise<Input> {
  if (request.method === 'GET' || request.method === 'HEAD') {
    // What a reader adds to an address, such as a tracking parameter, changes no answer.
    const query = [...new URL(request.url).searchParams].filter(([name]) => name in op.input.shape);
    return { text: '', input: Object.fromEntries(query) };
  }
  const members = Object.keys(op.input.shape).filter((name) => !(name in params));
  // An operation without a body ignores one.
  if (members.length === 0) return { text: '', input: {} };
  if (members[0] === 'body') return { text: '', input: { body: request.body, contentType: request.headers.get('content-type') ?? '' } };
  const text = await readText(request, maxBodyBytes);
  return { text, input: parseJsonObject(text, request.headers.get('content-type') ?? '') };
}
