import { now } from '@/lib/core/clock';
import type { Letter, MailReceipt } from './message';
import { keepMessage } from './store';

/** Puts an email into the development mailbox. One with an id that is there already is a repeat, and stays one. */
export async function keepInMailbox({ id, from, to, subject, html, text, replyTo, headers, attachments }: Letter): Promise<MailReceipt> {
  await keepMessage({
    id,
    sender: from,
    recipient: to,
    subject,
    html,
    text,
    headers: { From: from, To: to, ...(replyTo ? { 'Reply-To': replyTo } : {}), Subject: subject, ...headers },
    attachments: attachments.map(({ name, mimeType, bytes }) => ({ name, mimeType, base64: Buffer.from(bytes).toString('base64') })),
    createdAt: now(),
  });
  return { providerId: id };
}
