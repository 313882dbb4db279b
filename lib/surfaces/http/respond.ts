import { BinaryFile } from '@/lib/core/binary-file';
import { AppError } from '@/lib/core/errors';
import { log } from '@/lib/core/log';
import type { AnyOperation } from '@/lib/core/operation';
import { StreamedFile } from '@/lib/core/streamed-file';
import { entityTag, namesTag } from '@/lib/core/version';
import { performErrors } from '../perform/errors';
import { contentDisposition } from './content-disposition';
import { linkTo } from './next-page';
import { renderStream } from './render-stream';

const privately = 'private, no-cache';

/** What an operation gave back, as a response. */
export function renderOutput(op: AnyOperation, output: unknown, request: Request): Response | Promise<Response> {
  if (op.success === 204) return new Response(null, { status: 204 });
  if (output instanceof StreamedFile) return renderStream(output, request);
  if (output instanceof BinaryFile) {
    const { bytes, mimeType, options } = output;
    const named = options.name ? { 'content-disposition': contentDisposition(options.name, options.inline) } : {};
    return withTag(bytes, op.success, request, { 'content-type': mimeType, 'cache-control': options.cache ?? privately, ...named });
  }
  const { body, headers } = op.pages ? linkTo(output, request) : { body: output, headers: {} };
  return withTag(JSON.stringify(body), op.success, request, { 'content-type': 'application/json; charset=utf-8', 'cache-control': privately, ...headers });
}

/** With an ETag where the answer is a reading; who has it already gets 304. */
function withTag(body: string | Uint8Array<ArrayBuffer>, status: number, request: Request, own: Record<string, string>): Response {
  const headers = new Headers({ ...own, 'x-content-type-options': 'nosniff' });
  if (request.method === 'GET' || request.method === 'HEAD') {
    const etag = entityTag(body);
    headers.set('etag', etag);
    if (namesTag(request.headers.get('if-none-match') ?? '', etag)) {
      // What describes a body has no place on an answer without one.
      for (const name of ['content-type', 'content-disposition']) headers.delete(name);
      return new Response(null, { status: 304, headers });
    }
  }
  return new Response(body, { status, headers });
}

/** The declared error behind whatever was thrown. What nobody declared is a bug: logged, and answered without detail. */
export function asAppError(error: unknown, correlationId: string): AppError {
  if (error instanceof AppError) return error;
  log().error({ err: error, correlationId }, 'unexpected failure');
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
      ...(error.status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
      ...(error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) }),
      ...error.headers,
    },
  });
}
