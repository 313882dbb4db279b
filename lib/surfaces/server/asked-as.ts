import type { IncomingMessage } from 'node:http';

/** Pages and addresses whose second part is a secret of its own: a form, a source, a signer's link, a preview. */
const linkPath = /^\/+(forms|in|sign|confirm|preview|status|outputs|stop)\/([^/?#]+)/;

/**
 * What lets a request in, as far as its head says: a key, a session or a link; null for none. It is not proven here, and only counted: who
 * makes one up gains nothing by it.
 */
export function askedAs({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string | null {
  const [, kind, link] = linkPath.exec(url) ?? [];
  if (link) return `${kind} ${link}`;
  const given = headers.authorization ?? headers.cookie;
  return given === undefined ? null : `head ${given}`;
}
