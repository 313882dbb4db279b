import type { Language } from '@/lib/core/i18n/languages';
import type { Messages } from '@/lib/words/messages';

export type WorkflowsWords = Messages['workflowsRoom'];

/** What every part of the rooms needs to say something. */
export type Speaking = { words: WorkflowsWords; language: Language; timeZone: string | null };
