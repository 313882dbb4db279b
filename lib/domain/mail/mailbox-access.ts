import type { Caller } from '@/lib/core/caller';
import { env } from '@/lib/core/env';
import { isLoopbackAddress } from '@/lib/core/loopback';
import { isMailboxOn } from '@/lib/engines/mail/send-mail';
import { mailErrors } from './errors';

/** The development mailbox holds everybody's links: it is there for this machine alone, and only without a provider. */
export function openMailbox({ clientAddress }: Pick<Caller, 'clientAddress'>): void {
  if (!isMailboxOn(env()) || !isLoopbackAddress(clientAddress)) throw mailErrors.messageUnknown();
}
