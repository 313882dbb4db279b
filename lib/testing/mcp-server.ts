import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { onTestFinished } from 'vitest';
import type { Api } from '@/lib/core/operation';
import { endpoints } from '@/lib/surfaces/mcp/endpoints';
import { fetchFromRoute } from './mcp-client';

type Served = {
  api?: Api;
  /** Sent along with every request, for programs that cannot send one. */
  key?: string;
};

/** The tool servers on a port of this machine, for programs that need one, and the address of one of them; it stops with the test. */
export async function serveTools({ api = 'signature', key }: Served = {}): Promise<string> {
  const server = http.createServer((request, response) => {
    answer(request, response, key ? { authorization: `Bearer ${key}` } : {}).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://localhost:${(server.address() as AddressInfo).port}${endpoints[api].path}`;
}

async function answer(request: http.IncomingMessage, response: http.ServerResponse, added: Record<string, string>): Promise<void> {
  const headers = Object.entries({ ...request.headers, ...added }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody ? { body: Readable.toWeb(request) as BodyInit, duplex: 'half' } : {};
  const answered = await fetchFromRoute(`http://localhost${request.url}`, { method: request.method, headers, ...body } as RequestInit);
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  if (!answered.body) return void response.end();
  Readable.fromWeb(answered.body as NodeStream).pipe(response);
}
