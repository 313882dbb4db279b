import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageFor } from '@/lib/core/i18n/accept-language';
import { messagesFor } from '@/lib/words/messages';
import { takeNoted } from '../http/failure-note';
import { escaped, plainPage } from '../http/plain-page';

/** Seconds after which a browser or robot may come again; a database that was restarted is back by then. */
const retryAfter = 5;

/**
 * In place of a page that failed Next sends an empty one, which scripts fill. Whoever waits for a database to come back, or has no scripts,
 * gets the same words at once, from nothing but this process: as 503 where the service cannot reach what it rests on, and as 429
 * where who reads has asked too often.
 */
export function sayFailuresInWords(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse;
  const write = response.write.bind(response) as (...all: unknown[]) => boolean;
  const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse;
  let instead: string | null = null;
  const id = String(request.headers['x-correlation-id'] ?? '');
  response.writeHead = (...all: unknown[]) => {
    const known = takeNoted(id);
    if (all[0] !== 500 || !isDocument(request, response)) return writeHead(...all);
    instead = pageFor(request);
    for (const name of ['etag', 'link', 'transfer-encoding']) response.removeHeader(name);
    response.setHeader('cache-control', 'no-store');
    response.setHeader('content-length', Buffer.byteLength(instead));
    if (known) response.setHeader('retry-after', known.retryAfter ?? retryAfter);
    return writeHead(known?.status ?? 500);
  };
  const begin = () => {
    if (!response.headersSent && response.statusCode === 500) response.writeHead(500);
  };
  response.write = ((...all: unknown[]) => {
    begin();
    return instead === null ? write(...all) : true;
  }) as typeof response.write;
  response.end = ((...all: unknown[]) => {
    begin();
    return instead === null ? end(...all) : end(request.method === 'HEAD' ? undefined : instead);
  }) as typeof response.end;
}

/** What the application fetches within a page it tells of by itself. */
const isDocument = ({ headers }: IncomingMessage, response: ServerResponse): boolean =>
  /^text\/html\b/.test(String(response.getHeader('content-type') ?? '')) && headers.rsc === undefined && headers['next-action'] === undefined;

function pageFor({ headers }: IncomingMessage): string {
  const language = languageFor(headers['accept-language'] ?? null);
  const { title, body, again } = messagesFor(language).states.failed;
  return plainPage({ language, title, body, below: `<p><a href="">${escaped(again)}</a></p>` });
}
