import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceiverMood = 'well' | 'failing' | 'slow' | 'down';
const SLOW_MS = 6000;

/** A receiver of webhooks that counts what it took by `webhook-id`. */
export async function startReceiver() {
  /** Of each event: what it tells of, and how often it came. */
  const taken = new Map<string, { body: string; times: number }>();
  const receiver = { mood: 'well' as ReceiverMood };
  const server = createServer((request, response) => {
    if (receiver.mood === 'down') return void request.socket.destroy();
    let body = '';
    request.setEncoding('utf8').on('data', (chunk) => {
      body += chunk;
    });
    request.on('error', () => {});
    request.on('end', () => {
      const answer = (status: number) => response.writeHead(status).end();
      if (receiver.mood === 'failing') return answer(500);
      const id = String(request.headers['webhook-id']);
      taken.set(id, { body, times: (taken.get(id)?.times ?? 0) + 1 });
      setTimeout(() => answer(204), receiver.mood === 'slow' ? SLOW_MS : 0);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    taken,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
