import type { Messages } from '@/lib/words/messages';

export type TeamWords = Messages['teamRoom'];
export type Send = (form: FormData) => Promise<void>;
