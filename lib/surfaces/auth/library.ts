import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { env } from '@/lib/core/env';
import { hmacSha256 } from '@/lib/core/ids';
import { log } from '@/lib/core/log';
import { newSessionToken, rememberBrowser, sessionDays } from '@/lib/domain/accounts/session';
import { authAdapter } from './adapter';
import { admit } from './admit';
import { noteOutsideProof } from './note-outside-proof';
import { signInProviders } from './providers';
import { returnPath } from './return-path';
import { sessionCookieName, sessionCookieOptions, sessionTokenSet } from './session-cookie';

const daySeconds = 24 * 60 * 60;

/** The sign-in library with our tables, cookies and pages. */
const library = () =>
  NextAuth({
    basePath: '/auth',
    trustHost: true, // `callLibrary` puts our own origin into each request
    secret: hmacSha256(env().APPLICATION_KEY, 'sign-in library').toString('base64url'),
    adapter: authAdapter(),
    providers: signInProviders(),
    session: { strategy: 'database', maxAge: sessionDays * daySeconds, generateSessionToken: newSessionToken },
    useSecureCookies: env().BASE_URL.startsWith('https:'),
    cookies: { sessionToken: { name: sessionCookieName(), options: sessionCookieOptions() } },
    pages: { signIn: '/sign-in', signOut: '/sign-in', error: '/sign-in', verifyRequest: '/sign-in/sent' },
    callbacks: {
      signIn: admit,
      // The library would hand out the whole row.
      session: ({ session, user }) => ({ expires: session.expires, user: { email: user.email, name: user.name ?? null } }),
      redirect: ({ url }) => `${env().BASE_URL}${returnPath(pathOf(url))}`,
    },
    events: { signIn: noteOutsideProof },
    logger: {
      error: (error) => log().warn({ err: error }, 'sign-in failed'),
      warn: (code) => log().warn({ code }, 'sign-in library'),
      debug: () => {},
    },
  });

let held: ReturnType<typeof library> | undefined;

function pathOf(url: string): string {
  if (url.startsWith('/')) return url;
  const parsed = URL.canParse(url) ? new URL(url) : null;
  return parsed?.origin === new URL(env().BASE_URL).origin ? `${parsed.pathname}${parsed.search}` : '/';
}

type Call = { method?: 'GET' | 'POST'; headers: Headers; form?: Record<string, string> };

/**
 * Has the library answer a request at `path` below `/auth`. Whatever host the request names, it sees the service's own
 * origin, so that no link or redirect can be made to lead elsewhere.
 */
export async function callLibrary(path: string, { method = 'GET', headers, form }: Call): Promise<Response> {
  const { origin, host, protocol } = new URL(env().BASE_URL);
  const own = new Headers({ host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.replace(':', '') });
  for (const name of ['cookie', 'accept-language', 'user-agent']) {
    const value = headers.get(name);
    if (value !== null) own.set(name, value);
  }
  held ??= library();
  const body = form && new URLSearchParams(form).toString();
  if (body !== undefined) own.set('content-type', 'application/x-www-form-urlencoded');
  const request = new NextRequest(`${origin}/auth${path}`, { method, headers: own, ...(body === undefined ? {} : { body }) });
  const { body: answer, status, headers: given } = await held.handlers[method](request);
  const begun = sessionTokenSet(given);
  if (begun) await rememberBrowser(begun, headers.get('user-agent') ?? '');
  // Its redirects come with headers that nothing can be added to.
  return new Response(answer, { status, headers: given });
}

/** As `callLibrary`, for a form of ours whose origin was checked already: brings the token along that the library asks of its own forms. */
export async function postToLibrary(path: string, given: Headers, form: Record<string, string>): Promise<Response> {
  const ready = await callLibrary('/csrf', { headers: new Headers() });
  const { csrfToken } = (await ready.json()) as { csrfToken: string };
  const headers = new Headers(given);
  headers.set(
    'cookie',
    ready.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  );
  return callLibrary(path, { method: 'POST', headers, form: { ...form, csrfToken } });
}
