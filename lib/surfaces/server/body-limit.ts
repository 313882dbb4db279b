import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerToOversized } from '../http/oversized';
import { bodyLimitAt } from './body-limits';
import { oversizedPage } from './oversized-page';
import { answerPlainly, answerWithPage } from './plain-answer';

const LINGER_MS = 2000;

/** Whether the sender announces too much. */
export const announcesTooMuch = ({ headers, url = '' }: IncomingMessage): boolean => Number(headers['content-length'] ?? 0) > bodyLimitAt(url).maxBytes;

/** Counts what arrives without an announcement, and refuses it at the limit. What an early answer leaves unread is dropped. */
export function countBody(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => dropRest(request));
  if (request.headers['content-length'] !== undefined) return; // Node itself holds the sender to it
  const { maxBytes } = bodyLimitAt(request.url ?? '');
  const push = request.push.bind(request);
  let received = 0;
  let refused = false;
  request.push = (chunk: Buffer | null, encoding) => {
    received += chunk?.length ?? 0;
    if (received <= maxBytes) return push(chunk, encoding);
    if (!refused) {
      refused = true;
      refuse(request, response);
    }
    return true;
  };
}

export function refuse(request: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) {
    const { status, body } = answerToOversized(request.url ?? '');
    const page = oversizedPage(request);
    if (page === null) answerPlainly(request, response, status, body);
    else answerWithPage(request, response, status, page);
  }
  dropRest(request);
}

/** A connection that nobody reads any more would hold up a stop, and would not notice that its sender is gone. */
function dropRest(request: IncomingMessage): void {
  if (request.readableEnded) return;
  // Closing at once would take the answer from a sender who is still writing.
  request.resume();
  // The application must see a body that broke off, never a shorter one that looks whole.
  setTimeout(() => request.readableEnded || request.destroy(new Error('The body was too large')), LINGER_MS).unref();
}
