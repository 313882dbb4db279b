import { env } from '@/lib/core/env';
import { isLoopbackAddress } from '@/lib/core/loopback';
import { isMailboxOn } from '@/lib/engines/mail/send-mail';

/** Where the development mailbox is, for a reader who may open it. */
export const mailboxLink = (clientAddress: string | null): string | null => (isMailboxOn(env()) && isLoopbackAddress(clientAddress ?? '') ? '/mailbox' : null);
