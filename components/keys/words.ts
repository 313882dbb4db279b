import type { Messages } from '@/lib/words/messages';

/** What is read in this room. */
export type KeysWords = Pick<Messages, 'keys' | 'keysRoom'>;
