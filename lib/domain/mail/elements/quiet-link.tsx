import type { Language } from '@/lib/core/i18n/languages';
import { sans, tinted } from './palette';
import { type Part, wordSpace } from './part';

/** A way that few readers need: never a button. `question` stands before it as plain words. */
export function quietLink(language: Language, { question, label, href }: { question?: string; label: string; href: string }): Part {
  const lead = question ? `${question}${wordSpace(language)}` : '';
  return {
    html: (
      <p {...tinted('quiet', { margin: '0 0 8px', font: `400 14px/21px ${sans}` })}>
        {lead}
        <a href={href} {...tinted('accent', { textDecoration: 'underline' })}>
          {label}
        </a>
      </p>
    ),
    text: `${lead}${label}\n${href}`,
  };
}
