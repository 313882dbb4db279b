import type { Metadata } from 'next';
import { MailboxList } from '@/components/mailbox/mailbox-list';
import { listMailbox } from '@/lib/domain/mail/operations/list-mailbox';
import { load } from '@/lib/surfaces/pages/load';
import { messagesFor } from '@/lib/words/messages';

export const metadata: Metadata = { title: messagesFor('en').mailbox.title };

export default async function Page() {
  return <MailboxList view={await load(listMailbox, {})} messages={messagesFor('en')} />;
}
