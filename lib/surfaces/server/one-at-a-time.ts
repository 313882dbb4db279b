import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Nobody who means well sends so many requests without waiting for one answer. */
const MAX_BEHIND = 64;

type Row = { last: ServerResponse; behind: number };
const rows = new WeakMap<Socket, Row>();

/**
 * Node starts all requests that arrive in a row on a connection at once, and keeps their answers until the ones before are read: a few
 * connections could have thousands begun and finished that nobody takes. Here each begins once the answer before it has gone out.
 */
export function afterTheOneBefore(request: IncomingMessage, response: ServerResponse, begin: () => void): void {
  const { socket } = request;
  const row = rows.get(socket);
  if (!row || row.last.closed) {
    rows.set(socket, { last: response, behind: 0 });
    begin();
    return;
  }
  const before = row.last;
  row.last = response;
  row.behind += 1;
  if (row.behind > MAX_BEHIND) socket.destroy();
  before.once('close', () => {
    row.behind -= 1;
    if (isThere(socket)) begin();
  });
}

/** Whether anybody can still be answered. */
export const isThere = (socket: Socket): boolean => !socket.destroyed && !socket.writableEnded;
