import { env } from '@/lib/core/env';
import type { Page } from '@/lib/core/page';

/** A page's items as the body, and where the next page is in a `Link` header (RFC 8288). */
export function linkTo(output: unknown, request: Request): { body: unknown; headers: Record<string, string> } {
  const { items, next } = output as Page<unknown>;
  if (next === null) return { body: items, headers: {} };
  const { pathname, searchParams } = new URL(request.url);
  const query = new URLSearchParams(searchParams);
  query.set('cursor', next);
  return { body: items, headers: { link: `<${env().BASE_URL}${pathname}?${query}>; rel="next"` } };
}
