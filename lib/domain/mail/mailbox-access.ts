import { z } from 'zod';
import type { Auth } from '@/lib/core/auth';
import { env } from '@/lib/core/env';
import { isLoopbackAddress } from '@/lib/core/loopback';
import { isMailboxOn } from '@/lib/engines/mail/send-mail';
import { mailErrors } from './errors';

/** The development mailbox holds everybody's links: it is there for this machine alone, and only without a provider. */
export const byOwnMachine: Auth<null> = {
  takes: ['own-machine'],
  rejected: 'none',
  errors: [mailErrors.messageUnknown],
  open({ clientAddress }) {
    if (!isMailboxOn(env()) || !isLoopbackAddress(clientAddress)) throw mailErrors.messageUnknown();
    return null;
  },
};

/** What cannot be the id of a message is as unknown as one that is not there. */
export const messageId = z
  .string()
  .regex(/^\w{1,100}$/)
  .catch('');
