import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainHeaders } from './plain-answer';

const unreadableForm = {
  error: 'bad_request',
  message: 'The form could not be read: it is broken, broke off, or came from a page of another site. Load the page again and send it once more.',
};
const failure = { error: 'internal_error', message: 'That failed here. Try again; if it stays, tell the operator the X-Correlation-Id.' };

/**
 * A form that Next cannot take apart, or that it takes for one of another site, ends in three words of plain text, as does all else that
 * fails before it reaches the application: the first is told as a bad request, and both in the shape of every other error.
 */
export function nameBareFailures(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse;
  const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse;
  let instead: string | null = null;
  response.writeHead = (...all: unknown[]) => {
    if (all[0] !== 500 || !isBare(response)) return writeHead(...all);
    const isBroken = request.method === 'POST' && isForm(request);
    instead = JSON.stringify(isBroken ? unreadableForm : failure);
    response.removeHeader('etag');
    return writeHead(isBroken ? 400 : 500, plainHeaders(request, instead));
  };
  response.end = (...all: unknown[]) => {
    if (!response.headersSent && response.statusCode === 500) response.writeHead(500);
    return instead === null ? end(...all) : end(instead);
  };
}

const isBare = (response: ServerResponse): boolean => /^(?:text\/plain\b|$)/.test(String(response.getHeader('content-type') ?? ''));
const isForm = ({ headers }: IncomingMessage): boolean => /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(headers['content-type'] ?? '');
