import type { Language } from '@/lib/core/i18n/languages';

/** What a signer sees who did not expect the request. */
export type ReportView = {
  token: string;
  state: 'ready' | 'reported';
  language: Language;
  sender: { name: string; email: string };
  title: string;
};
