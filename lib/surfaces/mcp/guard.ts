import { hostHeaderValidationResponse, localhostAllowedHostnames, localhostAllowedOrigins, originValidationResponse } from '@modelcontextprotocol/server';
import type { Caller } from '@/lib/core/caller';
import { env } from '@/lib/core/env';

/**
 * Refuses (403) what comes under a foreign name or from a page of somebody else, so that no page that a user happens
 * to visit can speak with a server on the user's own machine. While BASE_URL is a loopback address, every loopback
 * name and port will do. Null where the request may pass.
 */
export function refuseForeign(request: Request): Response | null {
  const base = new URL(env().BASE_URL);
  const local = localhostAllowedHostnames().includes(base.hostname);
  const byHost = hostHeaderValidationResponse(request, local ? localhostAllowedHostnames() : [base.hostname]);
  if (byHost) return byHost;
  const origin = request.headers.get('origin');
  if (origin === null || origin === base.origin) return null;
  return originValidationResponse(request, local ? localhostAllowedOrigins() : []) ?? null;
}

const serverError = -32_000; // JSON-RPC: what the implementation defines

/**
 * Refuses (401) who has no API key, or none that is valid, with the challenge by which a client knows that its settings
 * lack one (RFC 6750, 3: a problem is named only where a key came along). Null where there is one.
 */
export function refuseWithoutKey({ credential }: Caller): Response | null {
  if (credential.kind === 'key') return null;
  const rejected = credential.kind === 'none' && credential.rejected;
  const problem = rejected ? 'The API key is not valid, was revoked or has expired.' : 'These tools need an API key.';
  const message = `${problem} Make one at ${env().BASE_URL}/keys, and let the client send it in the Authorization header: Bearer <API_KEY>. Nothing was done.`;
  const challenge = `Bearer realm="Paraph"${rejected ? `, error="invalid_token", error_description="${problem}"` : ''}`;
  const body = { jsonrpc: '2.0', id: null, error: { code: serverError, message } };
  return Response.json(body, { status: 401, headers: { 'www-authenticate': challenge, 'cache-control': 'no-store' } });
}
