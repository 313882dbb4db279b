import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageFor } from '@/lib/core/i18n/accept-language';
import { messagesFor } from '@/lib/words/messages';
import { wasOutage } from '../http/outage-note';

/** Seconds after which a browser or robot may come again; a database that was restarted is back by then. */
const retryAfter = 5;

/**
 * In place of a page that failed Next sends an empty one, which scripts fill. Whoever waits for a database to come back, or has no scripts,
 * gets the same words at once, from nothing but this process: as 503 where the service cannot reach what it rests on.
 */
export function sayFailuresInWords(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse;
  const write = response.write.bind(response) as (...all: unknown[]) => boolean;
  const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse;
  let instead: string | null = null;
  const id = String(request.headers['x-correlation-id'] ?? '');
  response.writeHead = (...all: unknown[]) => {
    const isAway = wasOutage(id);
    if (all[0] !== 500 || !isDocument(request, response)) return writeHead(...all);
    instead = pageFor(request);
    for (const name of ['etag', 'link', 'transfer-encoding']) response.removeHeader(name);
    response.setHeader('cache-control', 'no-store');
    response.setHeader('content-length', Buffer.byteLength(instead));
    if (isAway) response.setHeader('retry-after', retryAfter);
    return writeHead(isAway ? 503 : 500);
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
  return `<!DOCTYPE html>
<html lang="${language === 'pt-br' ? 'pt-BR' : language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(title)} · Paraph</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; background: light-dark(#f6f3ee, #14171f); color: light-dark(#1f2433, #eae7e1) }
body { max-width: 32rem; margin: 20vh auto 0; padding: 0 1.5rem }
h1 { font: 600 1.5rem/1.3 Georgia, serif }
a { display: inline-block; padding: .6rem 1rem; border-radius: .5rem; background: light-dark(#2b4a8f, #9dbdf5); color: light-dark(#fff, #14171f); text-decoration: none }
</style></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(body)}</p><p><a href="">${escaped(again)}</a></p></main></body></html>
`;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
