import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainPagePolicy } from '../http/plain-page';

type Said = { error: string; message: string; details?: readonly object[] };

/** An answer in front of the application, in the shape of every other error. */
export function answerPlainly(request: IncomingMessage, response: ServerResponse, status: number, said: Said): void {
  const body = JSON.stringify(said);
  response.writeHead(status, plainHeaders(request, body));
  response.end(body);
}

/** The same as a page, for a person; from nothing but this process. */
export function answerWithPage(request: IncomingMessage, response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, {
    ...plainHeaders(request, page),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': plainPagePolicy,
  });
  response.end(page);
}

export const plainHeaders = ({ headers }: IncomingMessage, body: string): Record<string, string | number> => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-correlation-id': String(headers['x-correlation-id'] ?? ''),
});
