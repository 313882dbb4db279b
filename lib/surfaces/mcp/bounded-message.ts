import { AppError } from '@/lib/core/errors';
import { beyondBounds, boundsSentence } from '@/lib/core/json-bounds';
import { httpErrors } from '../http/errors';
import { readBytes } from '../http/read-body';
import type { Endpoint } from './endpoints';

// JSON-RPC 2.0, section 5.1: what the implementation defines, and what is no request of the protocol.
const serverError = -32_000;
const invalidRequest = -32_600;

/**
 * The request with a message that the library may parse, or the refusal. The library checks every member of a message by a schema, on
 * the one thread that all others wait for: seven megabytes of members would hold it for seconds.
 */
export async function boundedMessage(request: Request, { maxBodyBytes, jsonBounds }: Endpoint): Promise<Request | Response> {
  if (request.method !== 'POST') return request;
  let body: Uint8Array<ArrayBuffer>;
  try {
    body = await readBytes(request, maxBodyBytes, httpErrors.tooLarge);
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 413) throw error;
    return refusal(413, serverError, `Payload Too Large: Request body must not exceed ${maxBodyBytes} bytes`);
  }
  const problem = beyondBounds(body, jsonBounds);
  if (problem) return refusal(400, invalidRequest, `${boundsSentence(problem, jsonBounds)} Nothing was done.`);
  return new Request(request.url, { method: 'POST', headers: request.headers, body, signal: request.signal });
}

const refusal = (status: number, code: number, message: string): Response =>
  Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status, headers: { 'cache-control': 'no-store' } });
