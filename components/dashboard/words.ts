import type { Messages } from '@/lib/words/messages';

export type FrameWords = Messages['frame'];
