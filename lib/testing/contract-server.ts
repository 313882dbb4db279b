import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { randomHex } from '@/lib/core/ids';
import type { RouteHandler } from '@/lib/surfaces/http/handle';
import { makeDocument } from '@/lib/surfaces/openapi/document';

type Route = { pattern: RegExp; names: string[]; module: Record<string, RouteHandler> };
export type Answered = { method: string; path: string; status: number };

/** The file that serves an address of the interface description. */
export const routeFileOf = (address: string): string => path.resolve(`app${address.replaceAll('{', '[').replaceAll('}', ']')}/route.ts`);

export const importRoute = (file: string): Promise<Record<string, RouteHandler>> => import(/* @vite-ignore */ pathToFileURL(file).href);

/** The route files of every address that the interface description names. */
async function describedRoutes(): Promise<Route[]> {
  const addresses = Object.keys(makeDocument('http://localhost:3000').paths ?? {});
  return Promise.all(
    addresses.map(async (address) => ({
      pattern: new RegExp(`^${address.replace(/\{\w+\}/g, '([^/]+)')}/?$`),
      names: [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      module: await importRoute(routeFileOf(address)),
    })),
  );
}

/**
 * The API on a port of 127.0.0.1 until the test is over: the application's own route files, behind a plain HTTP
 * server. `answered` lists what it answered; `clientAddress` is whom it takes callers for who name no
 * address of their own.
 */
export async function serveApi() {
  const routes = await describedRoutes();
  const answered: Answered[] = [];
  const caller = { clientAddress: `client-${randomHex(6)}` };
  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = await answerOf(routes, request, pathname, caller.clientAddress);
    answered.push({ method: request.method ?? '', path: pathname, status: answer.status });
    await send(answer, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, answered, caller };
}

async function answerOf(routes: Route[], request: IncomingMessage, pathname: string, clientAddress: string): Promise<Response> {
  const route = routes.find(({ pattern }) => pattern.test(pathname));
  const handler = route?.module[request.method ?? ''];
  if (!route || !handler) return new Response(null, { status: 404 });
  const values = route.pattern.exec(pathname)?.slice(1) ?? [];
  const params = Object.fromEntries(route.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
  const headers = new Headers(request.headers as Record<string, string>);
  if (!headers.has('x-client-address')) headers.set('x-client-address', clientAddress);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody ? { body: Readable.toWeb(request) as unknown as BodyInit, duplex: 'half' } : {};
  return handler(new Request(`http://localhost${request.url}`, { method: request.method ?? 'GET', headers, ...body } as RequestInit), {
    params: Promise.resolve(params),
  });
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, [...answer.headers].flat());
  response.end(Buffer.from(await answer.arrayBuffer()));
}
