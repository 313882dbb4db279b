import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { env } from '@/lib/core/env';
import type { RouteHandler } from '@/lib/surfaces/http/handle';

/**
 * Terminology. A *public address* is one that anybody can call who has, or makes up, a token: the pages and routes below
 * these folders of `app`. They are found by looking, so that tomorrow's is among them.
 */
const publicFolders = ['sign/[token]', 'confirm/[token]', 'status/[request_id]', 'v1/requests/[request_id]'];

export type PublicAddress = {
  /** `/sign/[token]/pages/[page]` */
  pattern: string;
  kind: 'page' | 'route';
  file: string;
};

export const publicAddresses: PublicAddress[] = publicFolders.flatMap((folder) =>
  readdirSync(path.join(env().appRoot, 'app', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file))
    .map((file): PublicAddress => {
      const below = path.posix.dirname(file);
      return {
        pattern: `/${folder}${below === '.' ? '' : `/${below}`}`,
        kind: file.endsWith('.tsx') ? 'page' : 'route',
        file: path.join(env().appRoot, 'app', folder, file),
      };
    }),
);

/** What came back; `html` is the page's, `json` the route's. */
export type Answer = { status: number; html: string; json: Record<string, unknown> | null; location: string; headers: Headers; bytes: Buffer };

type Visit = {
  params: Record<string, string>;
  query?: Record<string, string>;
  method?: string;
  headers?: Record<string, string>;
  form?: Record<string, string>;
  /** A body as it stands, in place of a form. */
  body?: BodyInit;
};

let requestHeaders = new Headers();
// Next gives a page its request's headers by a context that only its server has; everything else is the real page.
vi.mock('next/headers', () => ({ headers: async () => requestHeaders }));

/** Calls the page or the route function of an address as Next does: a HEAD is answered by what answers a GET. */
export async function visit(
  { pattern, kind, file }: PublicAddress,
  { params: given, query = {}, method = 'GET', headers = {}, form, body: raw }: Visit,
): Promise<Answer> {
  const sent = new Headers({ 'x-client-address': '198.51.100.20', 'user-agent': 'Test Browser/1.0', ...headers });
  const params = Object.fromEntries(Object.entries(given).filter(([name]) => pattern.includes(`[${name}]`)));
  if (kind === 'page') return visitPage(file, params, query, sent);
  const routes = (await import(/* @vite-ignore */ file)) as Partial<Record<string, RouteHandler>>;
  const handler = routes[method === 'HEAD' ? 'GET' : method];
  if (!handler) return answerOf(new Response(null, { status: 405 }));
  const url = `http://localhost:3000/?${new URLSearchParams(query)}`;
  const body = raw ?? (form && new URLSearchParams(form));
  return answerOf(await handler(new Request(url, { method, headers: sent, ...(body ? { body } : {}) }), { params: Promise.resolve(params) }));
}

type Page = (props: { params: Promise<Record<string, string>>; searchParams: Promise<Record<string, string>> }) => Promise<ReactElement>;

async function visitPage(file: string, params: Record<string, string>, query: Record<string, string>, headers: Headers): Promise<Answer> {
  const page = ((await import(/* @vite-ignore */ file)) as { default: Page }).default;
  requestHeaders = headers;
  try {
    const html = renderToStaticMarkup(await page({ params: Promise.resolve(params), searchParams: Promise.resolve(query) }));
    return answerOf(new Response(html, { headers: { 'content-type': 'text/html' } }));
  } catch (error) {
    // How a page tells Next that there is none. Anything else is a bug: Next would answer 500.
    if ((error as { digest?: string }).digest === 'NEXT_HTTP_ERROR_FALLBACK;404') return answerOf(new Response('', { status: 404 }));
    throw error;
  }
}

async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = headers.get('content-type') ?? '';
  const text = /html|json/.test(type) ? bytes.toString('utf8') : '';
  return {
    status,
    headers,
    bytes,
    html: type.includes('html') ? text : '',
    json: type.includes('json') && text ? JSON.parse(text) : null,
    location: headers.get('location') ?? '',
  };
}

/** The address of a pattern such as `/sign/[token]/finish`. */
export function addressOf(pattern: string): PublicAddress {
  const found = publicAddresses.find((address) => address.pattern === pattern);
  if (!found) throw new Error(`There is no address ${pattern}`);
  return found;
}
