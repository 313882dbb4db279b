import { env } from '@/lib/core/env';

/** Whether a request that a browser signs with its cookie was made by a page of ours. */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return origin === new URL(env().BASE_URL).origin;
  return headers.get('sec-fetch-site') === 'same-origin';
}
