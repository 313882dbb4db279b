import { formatDateTime } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import { facts } from '@/lib/domain/mail/elements/facts';
import { heading } from '@/lib/domain/mail/elements/heading';
import { renderLetter } from '@/lib/domain/mail/elements/letter';
import { note, paragraph } from '@/lib/domain/mail/elements/paragraph';
import type { RenderedEmail } from '@/lib/domain/mail/rendered-email';
import { messagesFor } from '@/lib/words/messages';

export type WebhookFacts = { language: Language; url: string; failingSince: Date | null };

/** To the owner of an address that fails, before it is switched off. */
export async function webhookFailingEmail({ language, url, failingSince }: WebhookFacts & { failingSince: Date }): Promise<RenderedEmail> {
  const { webhookFailing: words } = messagesFor(language).emails;
  const date = formatDateTime(failingSince, language, 'UTC');
  return renderLetter({
    language,
    subject: words.subject,
    preheader: hostIn(url),
    parts: [heading(language, words.lead, host(url)), paragraph(words.body, { date }), address({ language, url, failingSince: null })],
    closing: [note(words.next)],
  });
}

/** To the owner of an address that was switched off, with the reason. */
export async function webhookDisabledEmail({ reason, ...about }: WebhookFacts & { reason: 'gone' | 'failing' }): Promise<RenderedEmail> {
  const { webhookDisabled: words } = messagesFor(about.language).emails;
  return renderLetter({
    language: about.language,
    subject: words.subject,
    preheader: hostIn(about.url),
    parts: [heading(about.language, words.lead, host(about.url)), paragraph(words[reason]), address(about)],
    closing: [note(words.next)],
  });
}

/** As an address is spelt, and not as a link is made harmless. */
const host = (url: string) => ({ host: { email: hostIn(url) } });

const hostIn = (url: string): string => new URL(url).host;

function address({ language, url, failingSince }: WebhookFacts) {
  const { address: label, since } = messagesFor(language).emails.webhookDisabled;
  return facts(language, [
    { kind: 'text', label, text: url },
    ...(failingSince ? [{ kind: 'text' as const, label: since, text: formatDateTime(failingSince, language, 'UTC') }] : []),
  ]);
}
