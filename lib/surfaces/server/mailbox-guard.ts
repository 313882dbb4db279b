import type { IncomingMessage } from 'node:http';
import { isLoopbackHost } from '@/lib/core/loopback';

/**
 * Whether a request for the development mailbox came by a name that is not this machine's own. A page of another
 * site can let its name lead to 127.0.0.1, and would then read the mails of whoever has it open.
 */
export const comesByForeignName = ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  /^\/+mailbox(?![\w-])/i.test(url) && !isLoopbackHost((headers.host ?? '').replace(/:\d+$/, ''));
