import { handle, type RouteHandler } from '../http/handle';
import { callLibrary, postToLibrary } from './library';
import { outsideProviders } from './providers';
import { returnPath } from './return-path';
import { goTo, pathWith, serveSignInForm } from './serve-sign-in-form';

const known = (name: string | undefined) => outsideProviders().find((provider) => provider === name);

/** POST of a button such as "Sign in with Google". */
export const startOutsideLogin = serveSignInForm('startOutsideLogin', async ({ inputs, headers, params }) => {
  const provider = known(params.provider);
  const to = returnPath(inputs.to);
  if (!provider) return goTo(pathWith('/sign-in', { to }));
  const answer = await postToLibrary(`/signin/${provider}`, headers, { callbackUrl: to });
  const location = answer.headers.get('location') ?? '';
  if (!location.startsWith('https://')) return goTo(pathWith('/sign-in', { problem: 'other', to }));
  // The policy of our pages lets a form lead to this service alone, redirects too: a page in between leads on.
  const onward = new Headers({ refresh: `0;url=${location}`, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  for (const cookie of answer.headers.getSetCookie()) onward.append('set-cookie', cookie);
  return new Response(`<!doctype html><title>Paraph</title><p><a href="${location.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${provider}</a>`, {
    headers: onward,
  });
});

/** GET to which Google or GitHub sends people back. Every other part of the library is reached through our own pages only. */
export const outsideCallback: RouteHandler = handle('outsideCallback', async (request) => {
  const { pathname, search } = new URL(request.url);
  const provider = known(/^\/auth\/callback\/(\w+)\/?$/.exec(pathname)?.[1]);
  if (!provider) return new Response('There is nothing at this address.\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  return callLibrary(`/callback/${provider}${search}`, { headers: request.headers });
});
