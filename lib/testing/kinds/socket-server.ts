import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeToNodeResponse } from 'next/dist/server/pipe-readable';
import { onTestFinished } from 'vitest';
import type { RouteHandler } from '@/lib/surfaces/http/handle';

type Routes = Partial<Record<string, RouteHandler>>;

/** Route functions on a port of 127.0.0.1 until the test is over. Bodies go in and out as in Next: the same request body, the same pipe. */
export async function serveOnSocket(routes: Routes): Promise<{ url: string; port: number }> {
  const server = http.createServer(async (request, response) => {
    const handler = routes[request.method === 'HEAD' ? 'GET' : (request.method ?? '')];
    const answer = (await handler?.(asRequest(request), { params: Promise.resolve({}) })) ?? new Response(null, { status: 405 });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body && request.method !== 'HEAD') await pipeToNodeResponse(answer.body, response).catch(() => undefined);
    else response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, port };
}

function asRequest(request: IncomingMessage): Request {
  const headers = new Headers(request.headers as Record<string, string>);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const init = { method: request.method, headers, ...(hasBody ? { body: request, duplex: 'half' } : {}) };
  return new Request(`http://localhost${request.url}`, init as unknown as RequestInit);
}
