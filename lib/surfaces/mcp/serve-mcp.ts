import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Caller } from '@/lib/core/caller';
import { log } from '@/lib/core/log';
import { authenticate } from '../http/authenticate';
import { handle, type RouteHandler } from '../http/handle';
import type { From } from './call-tool';
import { refuseForeign } from './guard';
import { makeServer } from './server';

/** A send may carry a 5 MB PDF as base64. */
const maxBodyBytes = 8 * 1024 * 1024;

/** Streams that wait for a change of the tools, of which there is none. */
const maxSubscriptions = 100;

const mcp = createMcpHandler(makeServer, {
  maxRequestBodySize: maxBodyBytes,
  maxSubscriptions,
  onerror: (error) => log().warn({ err: error }, 'tool server refused a message'),
});

/**
 * The tool server: the 2026-07-28 revision, and the 2025 ones without sessions. A key that is not valid counts as none,
 * and the tool that needs one says so, where an agent can read it.
 */
const route: RouteHandler = handle('mcp', async (request, _context, correlationId) => {
  const refused = refuseForeign(request);
  if (refused) return refused;
  const caller = await callerOf(request.headers, correlationId);
  const from: From = { caller, authorization: request.headers.get('authorization') };
  return mcp.fetch(request, { authInfo: { token: '', clientId: clientIdOf(caller), scopes: [], extra: { from } } });
});

/** A browser's session is no credential here: it would come along by itself. */
function callerOf(headers: Headers, correlationId: string): Promise<Caller> {
  const own = new Headers(headers);
  own.delete('cookie');
  return authenticate(own, correlationId);
}

const clientIdOf = ({ credential, clientAddress }: Caller): string => (credential.kind === 'key' ? credential.keyId : `address ${clientAddress}`);

/** Methods that the library answers itself: GET and DELETE are of sessions, which there are none of (405). */
export const serveMcp = () => ({ GET: route, POST: route, DELETE: route });
