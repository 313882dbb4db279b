import { hostHeaderValidationResponse, localhostAllowedHostnames, localhostAllowedOrigins, originValidationResponse } from '@modelcontextprotocol/server';
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
