import type { IncomingMessage } from 'node:http';
import { isLoopbackHost } from '@/lib/core/loopback';

/**
 * Whether a request for the development mailbox came by a name that is not this machine's own. A page of another
 * site can let its name lead to 127.0.0.1, and would then read the mails of whoever has it open.
 */
export const comesByForeignName = ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  leadsToMailbox(url) && !isLoopbackHost((headers.host ?? '').replace(/:\d+$/, ''));

/** Wherever it stands in the path: dots are resolved behind us, and the data of pages has addresses of its own. */
const leadsToMailbox = (url: string): boolean => /\/mailbox(?![\w-])/i.test(decoded(url.split('?')[0] ?? ''));

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
