import type { Messages } from '@/lib/words/messages';

export type FilesWords = Messages['filesRoom'];
