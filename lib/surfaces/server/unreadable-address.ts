import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerPlainly } from './plain-answer';

/** Whether an address cannot be decoded, or is none (`OPTIONS *`): Next would answer it with a failure, in plain text. */
export function isUnreadable({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  if (!url.startsWith('/')) return true;
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return false;
  } catch {
    return true;
  }
}

/** There is nothing at such an address. */
export function refuseUnreadable(request: IncomingMessage, response: ServerResponse): void {
  answerPlainly(request, response, 404, {
    error: 'not_found',
    message: 'There is nothing at this address: it is not written as an address is (RFC 3986).',
  });
}
