import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds in which a reader takes nothing at all of an answer that lies ready. */
const STALLED_MS = 30_000;

/**
 * Cuts whoever asks for much and reads nothing: what is on its way to them stays in memory until they do. Node's timer of a socket begins
 * anew with every byte that leaves; an answer that has nothing to say for a while, such as a stream of events, is left alone.
 */
export function cutSlowReader({ socket }: IncomingMessage, response: ServerResponse, stalledMs = STALLED_MS): void {
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse;
  response.writeHead = (...all: unknown[]) => {
    socket.setTimeout(stalledMs);
    return writeHead(...all);
  };
  response.on('timeout', () => {
    if (socket.writableLength > 0) socket.destroy();
    else socket.setTimeout(stalledMs);
  });
}
