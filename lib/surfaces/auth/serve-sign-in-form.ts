import { env } from '@/lib/core/env';
import { handle, type RouteHandler } from '../http/handle';
import { readBytes } from '../http/read-body';
import { isSameOrigin } from './same-origin';

const maxFormBytes = 16 * 1024;

/** What a posted form brings: its inputs, the headers of its request, and where in the address it was posted to. */
export type SignInForm = { inputs: Record<string, string>; headers: Headers; params: Record<string, string> };

/** A form's target that works without JavaScript. A form that another site posts is refused before it is read. */
export function serveSignInForm(name: string, answer: (form: SignInForm) => Promise<Response>): { POST: RouteHandler } {
  const POST = handle(name, async (request, context) => {
    if (!isSameOrigin(request.headers)) return refuseOrigin();
    const text = new TextDecoder().decode(await readBytes(request, maxFormBytes));
    const inputs = Object.fromEntries(new URLSearchParams(text));
    return answer({ inputs, headers: request.headers, params: (await context?.params) ?? {} });
  });
  return { POST };
}

/** 303, relative, so that it holds behind any proxy. */
export function goTo(path: string, cookie?: string): Response {
  const headers = new Headers({ location: path, 'cache-control': 'no-store' });
  if (cookie) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** A path with its query, without the members that have no value. */
export function pathWith(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '');
  return given.length ? `${path}?${new URLSearchParams(given)}` : path;
}

const refuseOrigin = (): Response =>
  new Response(`This form did not come from ${env().BASE_URL}. Open that address and try again from there.\n`, {
    status: 403,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
