import type { Language } from '@/lib/core/i18n/languages';
import type { Messages } from '@/lib/words/messages';

/** For whom the first page is drawn, and in which words. */
export type HomeReader = {
  language: Language;
  timeZone: string | null;
  words: Messages['homeRoom'];
  /** "Remind {signer}", as it is said wherever somebody can be reminded. */
  remind: string;
  team: Messages['teamRoom'];
  /** Why a run failed, as its own page says it. */
  failures: Messages['workflowsRoom']['failures'];
};
