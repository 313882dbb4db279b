import { BinaryFile } from '@/lib/core/binary-file';
import { AppError } from '@/lib/core/errors';
import { sha256 } from '@/lib/core/ids';
import { log } from '@/lib/core/log';
import { contentDisposition } from './content-disposition';
import { httpErrors } from './errors';

const privately = 'private, no-cache';

/** What an operation gave back, as a response with an ETag; a browser that has it already gets 304. */
export function renderOutput(output: unknown, status: number, request: Request): Response {
  if (status === 204) return new Response(null, { status });
  const file = output instanceof BinaryFile ? output : null;
  const body = file ? file.bytes : JSON.stringify(output);
  const headers = new Headers({
    'content-type': file ? file.mimeType : 'application/json; charset=utf-8',
    'cache-control': file?.options.cache ?? privately,
    'x-content-type-options': 'nosniff',
  });
  if (file?.options.name) headers.set('content-disposition', contentDisposition(file.options.name, file.options.inline));
  if (request.method === 'GET' || request.method === 'HEAD') {
    const etag = `"${sha256(body).slice(0, 32)}"`;
    headers.set('etag', etag);
    if (request.headers.get('if-none-match') === etag) {
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
  return httpErrors.internalError();
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
