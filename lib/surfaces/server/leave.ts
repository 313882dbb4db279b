import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

type Within = { /** For requests that may be on their way, on connections that are open. */ leaveMs: number /** For all that is in flight. */; stopMs: number };

const LOOK_MS = 20;

/**
 * Lets a server end without breaking a request. Whoever calls this has each answer say from now on that its connection closes; one that is
 * open gets some time to send its next request and hear so: closed at once, a request that is on its way to us would be lost.
 */
export async function leave(server: Server, { leaveMs, stopMs }: Within): Promise<void> {
  const limit = setTimeout(() => server.closeAllConnections(), stopMs);
  const leaving = performance.now() + leaveMs;
  while (performance.now() < leaving && (await connections(server)) > 0) await sleep(LOOK_MS);
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(limit);
}

const connections = (server: Server): Promise<number> => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
