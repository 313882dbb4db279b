import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Caller } from '@/lib/core/caller';
import { log } from '@/lib/core/log';
import type { Api } from '@/lib/core/operation';
import { authenticate } from '../http/authenticate';
import { handle, type RouteHandler } from '../http/handle';
import { boundedMessage } from './bounded-message';
import type { From } from './call-tool';
import { endpoints } from './endpoints';
import { refuseForeign, refuseWithoutKey } from './guard';
import { inPlainWords } from './plain-refusals';
import { serverMaker } from './server';

/** Streams that wait for a change of the tools, of which there is none. */
const maxSubscriptions = 100;

/**
 * A tool server: the 2026-07-28 revision, and the 2025 ones without sessions. Where tools work without a key too, one that
 * is not valid counts as none, and the tool that needs one says so, where an agent can read it; where none does, no
 * message is taken without one.
 */
function routeOf(api: Api): RouteHandler {
  const { maxBodyBytes, needsKey } = endpoints[api];
  const mcp = createMcpHandler(serverMaker(api), {
    maxRequestBodySize: maxBodyBytes,
    maxSubscriptions,
    onerror: (error) => log().warn({ err: error }, 'tool server refused a message'),
  });
  return handle('mcp', async (request, _context, correlationId, _headers, learned) => {
    const foreign = refuseForeign(request);
    if (foreign) return foreign;
    const caller = await callerOf(request.headers, correlationId);
    const keyless = needsKey ? refuseWithoutKey(caller) : null;
    if (keyless) {
      // No tool will say it: no message is read.
      learned.caller = caller;
      return keyless;
    }
    const bounded = await boundedMessage(request, endpoints[api]);
    if (bounded instanceof Response) return bounded;
    const from: From = { caller, authorization: request.headers.get('authorization') };
    return inPlainWords(await mcp.fetch(bounded, { authInfo: { token: '', clientId: clientIdOf(caller), scopes: [], extra: { from } } }));
  });
}

/** A browser's session is no credential here: it would come along by itself. */
function callerOf(headers: Headers, correlationId: string): Promise<Caller> {
  const own = new Headers(headers);
  own.delete('cookie');
  return authenticate(own, correlationId);
}

const clientIdOf = ({ credential, clientAddress }: Caller): string => (credential.kind === 'key' ? credential.keyId : `address ${clientAddress}`);

/** Methods that the library answers itself: GET and DELETE are of sessions, which there are none of (405). */
export function serveMcp(api: Api): Record<'GET' | 'POST' | 'DELETE', RouteHandler> {
  const route = routeOf(api);
  return { GET: route, POST: route, DELETE: route };
}
