import type { IncomingMessage } from 'node:http';

const FORGEABLE = /^(x-forwarded-.*|forwarded|x-real-ip|x-client-address|x-correlation-id)$/i;

/** What the sender says about the way here is dropped; only what we know goes on. */
export function replaceHeaders(request: Pick<IncomingMessage, 'headers' | 'rawHeaders'>, ours: Record<string, string>): void {
  const raw = Object.entries(ours).flat();
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = request.rawHeaders.slice(at, at + 2);
    if (FORGEABLE.test(name)) delete request.headers[name.toLowerCase()];
    else raw.push(name, value);
  }
  request.rawHeaders = raw;
  Object.assign(request.headers, ours);
}
