import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What an answer leaves unread of a body so small is read on and forgotten: cheaper than another connection. */
const READ_ON_BYTES = 256 * 1024;
const LINGER_MS = 2000;

/**
 * An answer that comes before its request's body has ended says `Connection: close` (RFC 9112, 9.6): whoever pools connections would send
 * the next request behind a body that nobody reads. What still arrives is read for a while, as closing at once would reset the
 * connection and take the answer from a sender who is still writing.
 */
export function closeAfterEarlyAnswer(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request; // a request that was let go of has none
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse;
  response.writeHead = (...all: unknown[]) => {
    if (!request.complete && !isSmall(request)) {
      response.setHeader('connection', 'close');
      lingerOnClose(socket);
    }
    return writeHead(...all);
  };
}

/** Without a length and not in pieces there is no body. */
function isSmall({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= READ_ON_BYTES;
}

/** Node ends a connection by this method once the last answer is out. */
function lingerOnClose(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    // Past the request, which may have been let go of, and would hold the rest up.
    socket.removeAllListeners('data').on('data', () => undefined);
    socket.resume();
    const limit = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('end', () => socket.destroy());
    socket.once('close', () => clearTimeout(limit));
  };
}
