import type { ServerResponse } from 'node:http';
import { answerLengthHeader } from '../http/answer-length-header';

/**
 * Next takes Content-Length off what a route answers; the length comes in a header of ours then, and is put back where
 * the head is written: so that a download shows how far it is, and that what breaks off is not taken for the whole.
 */
export function restoreLength(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse;
  response.writeHead = (...all: unknown[]) => {
    const length = response.getHeader(answerLengthHeader);
    response.removeHeader(answerLengthHeader);
    // Compressed on the way it would have another.
    if (length !== undefined && !response.hasHeader('content-encoding')) response.setHeader('content-length', length);
    return writeHead(...all);
  };
}
