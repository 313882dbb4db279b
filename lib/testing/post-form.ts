import type { RouteHandler } from '@/lib/surfaces/http/handle';

/** Posts a form to its route as a page does, and reads where the answer leads. */
export async function postForm(route: RouteHandler, params: Record<string, string>, inputs: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const request = new Request('http://localhost:3000/form', {
    method: 'POST',
    body: new URLSearchParams(inputs),
    headers: { 'x-client-address': '198.51.100.20', 'user-agent': 'Test Browser/1.0', ...headers },
  });
  const response = await route(request, { params: Promise.resolve(params) });
  const location = response.headers.get('location') ?? '';
  return { status: response.status, location, problem: new URLSearchParams(location.split('?')[1] ?? '').get('problem') };
}
