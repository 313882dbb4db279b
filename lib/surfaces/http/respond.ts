import { BinaryFile } from '@/lib/core/binary-file';
import { AppError } from '@/lib/core/errors';
import { log } from '@/lib/core/log';
import type { AnyOperation } from '@/lib/core/operation';
import { StreamedFile } from '@/lib/core/streamed-file';
import { entityTag, namesTag } from '@/lib/core/version';
import { EngineFailure } from '@/lib/engines/processes/engine-failure';
import { performErrors } from '../perform/errors';
import { outageOf } from '../perform/outage';
import { contentDisposition } from './content-disposition';
import { linkTo } from './next-page';
import { isReading } from './read-input';
import { renderStream } from './render-stream';

const privately = 'private, no-cache';

/** What an operation gave back, as a response. */
export function renderOutput(op: AnyOperation, output: unknown, request: Request, correlationId: string): Response | Promise<Response> {
  if (op.success === 204) return new Response(null, { status: 204 });
  if (output instanceof StreamedFile) return renderStream(output, request, correlationId);
  if (output instanceof BinaryFile) {
    const { bytes, mimeType, options } = output;
    const named = options.name ? { 'content-disposition': contentDisposition(options.name, options.inline) } : {};
    return withTag(op, bytes, request, { 'content-type': mimeType, 'cache-control': privately, ...named });
  }
  const { body, headers } = op.pages ? linkTo(output, request) : { body: output, headers: {} };
  return withTag(op, JSON.stringify(body), request, { 'content-type': 'application/json; charset=utf-8', 'cache-control': privately, ...headers });
}

/** With an ETag where the answer is a reading, or a version that the next change can insist on; who has a reading already gets 304. */
function withTag(op: AnyOperation, body: string | Uint8Array<ArrayBuffer>, request: Request, own: Record<string, string>): Response {
  const headers = new Headers({ ...own, 'x-content-type-options': 'nosniff' });
  const reads = isReading(request);
  if (reads || op.conditional) {
    // The same items before another page are another answer.
    const etag = entityTag(own.link === undefined ? body : `${body}${own.link}`);
    headers.set('etag', etag);
    if (reads && namesTag(request.headers.get('if-none-match') ?? '', etag)) {
      // What describes a body has no place on an answer without one.
      for (const name of ['content-type', 'content-disposition']) headers.delete(name);
      return new Response(null, { status: 304, headers });
    }
  }
  return new Response(body, { status: op.success, headers });
}

/** What a child process did not come to, and would another time; and what nobody reads the answer of. */
const patient = new Set(['busy', 'closed', 'left']);
const busySeconds = 5;

/** The declared error behind whatever was thrown. What nobody declared is an outage or a bug: logged, and answered without detail. */
export function asAppError(error: unknown, correlationId: string): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof EngineFailure && patient.has(error.reason)) return performErrors.busy({ retryAfter: busySeconds, cause: error });
  const outage = outageOf(error);
  log().error({ err: error, correlationId }, outage ? 'what the service rests on fails' : 'unexpected failure');
  if (outage) return outage;
  return performErrors.internalError();
}

/** The one rendering of errors over HTTP, in the shape of the signature request API's error body. */
export function renderError(error: AppError): Response {
  const body = {
    error: error.code,
    message: error.message,
    ...(error.resetsAt ? { resets_at: error.resetsAt.toISOString() } : {}),
    ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
    ...(error.details ? { details: error.details } : {}),
  };
  return Response.json(body, {
    status: error.status,
    headers: {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) }),
      ...error.headers,
    },
  });
}
