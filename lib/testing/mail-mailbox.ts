import { newId, randomHex } from '@/lib/core/ids';
import type { MailMessage } from '@/lib/engines/mail/message';
import { sendMail } from '@/lib/engines/mail/send-mail';

/** Somebody in front of the machine that the service runs on. */
export const ownMachine = {
  credential: { kind: 'none', rejected: false },
  requestToken: null,
  clientAddress: '127.0.0.1',
  userAgent: 'Test Browser/1.0',
  correlationId: 'test',
} as const;

/** Peers that are another machine, whatever they look like. */
export const otherMachines = ['198.51.100.20', '10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1', '128.0.0.1', 'unknown', '', '127.0.0.1.example.com'];

/** An email in the development mailbox. */
export async function mailInMailbox(changes: Partial<MailMessage> = {}): Promise<MailMessage> {
  const message = { id: newId('eml'), to: `${randomHex(6)}@signer.example`, subject: 'A note', html: '<p>Hello</p>', text: 'Hello', ...changes };
  await sendMail(message);
  return message;
}
