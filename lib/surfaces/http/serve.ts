import type { AnyOperation } from '@/lib/core/operation';
import { StreamedFile } from '@/lib/core/streamed-file';
import { keeperOf } from '../perform/once';
import { passGate } from '../perform/perform';
import { authenticate } from './authenticate';
import { httpErrors } from './errors';
import { handle, type RouteHandler } from './handle';
import { type ReadInput, readAddress, readInput } from './read-input';
import { renderOutput } from './respond';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Routes = Record<(typeof methods)[number], RouteHandler>;

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
  handle(op.name, async (request, context, correlationId, headers, learned) => {
    const given = readAddress(op, request, (await context?.params) ?? {});
    const caller = await authenticate(request.headers, correlationId, op.browsed ? 'page' : 'own');
    learned.caller = caller;
    const key = request.headers.get('idempotency-key');
    let body: ReadInput | undefined;
    try {
      const { output, replayed } = await passGate(op, {
        caller,
        given,
        read: async () => (body = await readInput(op, request)),
        ...(key === null ? {} : { idempotency: { key, secret: keeperOf(caller, request.headers.get('authorization')) } }),
        headers,
        left: request.signal,
      });
      if (replayed) headers.set('idempotency-replayed', 'true');
      learned.isStreamed = output instanceof StreamedFile;
      return await renderOutput(op, output, request, correlationId);
    } finally {
      await body?.release?.();
    }
  });
