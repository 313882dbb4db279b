import { format } from '@/lib/core/i18n/format';
import type { QuietView } from '@/lib/domain/signatures/views/signing-view';

/** Whom to ask; nothing for the sender, who would be sent to themselves. */
export function Contact({ view: { sender, party }, text }: { view: Pick<QuietView, 'sender' | 'party'>; text: string }) {
  if (party === 'sender') return null;
  return <p className="border-t border-line pt-4 text-sm text-ink-quiet">{format(text, { name: sender.name, email: sender.email })}</p>;
}
