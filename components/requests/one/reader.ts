import type { Language } from '@/lib/core/i18n/languages';
import type { Messages } from '@/lib/words/messages';

/** For whom the page of a request is drawn, and in which words. */
export type Reader = { language: Language; timeZone: string | null; words: Messages['requestsRoom']['one']; messages: Messages };
