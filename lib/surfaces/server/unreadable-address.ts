import type { IncomingMessage, ServerResponse } from 'node:http';

type Asked = Pick<IncomingMessage, 'url' | 'headers'>;

/** Whether an address cannot be decoded, or is none (`OPTIONS *`): Next would answer it with a failure, in plain text. */
export function isUnreadable({ url = '' }: Pick<Asked, 'url'>): boolean {
  if (!url.startsWith('/')) return true;
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return false;
  } catch {
    return true;
  }
}

/** There is nothing at such an address: 404, in the shape of every other error. */
export function refuseUnreadable({ headers }: Pick<Asked, 'headers'>, response: ServerResponse): void {
  const body = JSON.stringify({ error: 'not_found', message: 'There is nothing at this address: it is not written as an address is (RFC 3986).' });
  response.writeHead(404, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-correlation-id': String(headers['x-correlation-id'] ?? ''),
    // Whatever body came along is not read.
    connection: 'close',
  });
  response.end(body);
}
