import { format, formatNumber } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';

const MS_A_SECOND = 1_000;

/** "1.2 s", with the marks of the reader's language. */
export const tookText = (from: string, to: string, words: string, language: Language): string =>
  format(words, { seconds: formatNumber(Math.round((new Date(to).getTime() - new Date(from).getTime()) / (MS_A_SECOND / 10)) / 10, language) });
