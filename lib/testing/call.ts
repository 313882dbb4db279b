import type { RouteHandler } from '@/lib/surfaces/http/handle';

type Call = { key?: string; token?: string; body?: unknown; headers?: Record<string, string>; params?: Record<string, string>; url?: string; method?: string };

/** Calls a route function as Next does, and reads what came back. */
export async function call(route: RouteHandler, { key, token, body, headers = {}, params, url = 'http://localhost:3000/', method }: Call = {}) {
  const request = new Request(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'x-client-address': '203.0.113.7',
      'user-agent': 'Test Browser/1.0',
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...(token ? { 'x-request-token': token } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const response = await route(request, params ? { params: Promise.resolve(params) } : undefined);
  const isJson = response.status !== 304 && response.headers.get('content-type')?.includes('json');
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came back
  const json: any = isJson ? await response.clone().json() : null;
  return { status: response.status, headers: response.headers, json, response };
}
