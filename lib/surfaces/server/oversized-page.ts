import type { IncomingMessage } from 'node:http';
import { languageFor } from '@/lib/core/i18n/accept-language';
import { messagesFor } from '@/lib/words/messages';
import { plainPage } from '../http/plain-page';

/** What a person reads whose browser sent a form that is too large; null for a program. Their browser goes back to what they wrote. */
export function oversizedPage({ method, headers }: IncomingMessage): string | null {
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(headers['content-type'] ?? '');
  if (method !== 'POST' || !isForm || headers['next-action'] !== undefined || !/\btext\/html\b/i.test(headers.accept ?? '')) return null;
  const language = languageFor(headers['accept-language'] ?? null);
  return plainPage({ language, ...messagesFor(language).states.tooLarge });
}
