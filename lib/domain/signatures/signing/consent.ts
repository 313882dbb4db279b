import type { Language } from '@/lib/core/i18n/languages';
import { sha256 } from '@/lib/core/ids';
import { messagesFor } from '@/lib/words/messages';

/** The text that a person agrees to before signing: versioned, and hashed as it was shown in their language. */
export function consentOf(language: string): { version: string; text: string; sha256: string } {
  const { version, text } = messagesFor(language as Language).consent;
  return { version, text, sha256: sha256(text) };
}
