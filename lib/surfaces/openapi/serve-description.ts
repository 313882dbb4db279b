import { sha256 } from '@/lib/core/ids';
import { keylessNow } from '@/lib/domain/accounts/admission/settings';
import { interfaceDescription } from './document';
import { llmsText } from './llms-text';

const maxAgeSeconds = 300;

/** A public text with an ETag. */
function answer(request: Request, body: string, contentType: string, headers: Record<string, string> = {}): Response {
  const etag = `"${sha256(body).slice(0, 32)}"`;
  const all = { etag, 'cache-control': `public, max-age=${maxAgeSeconds}`, 'x-content-type-options': 'nosniff', ...headers };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: all });
  return new Response(body, { headers: { ...all, 'content-type': contentType } });
}

/** The OpenAPI document, which tools in a browser may read from any origin: it is the same for everybody. */
export const serveDescription = (request: Request): Response =>
  answer(request, JSON.stringify(interfaceDescription(), null, 2), 'application/json; charset=utf-8', { 'access-control-allow-origin': '*' });

/** What an agent should know before it uses the service. */
export async function serveLlmsText(request: Request): Promise<Response> {
  const takesKeyless = (await keylessNow()).value === 'on';
  return answer(request, llmsText({ takesKeyless }), 'text/plain; charset=utf-8');
}
