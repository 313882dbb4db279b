import type { Metadata } from 'next';
import { MailboxMessage } from '@/components/mailbox/mailbox-message';
import { messageViewOf } from '@/components/mailbox/message-view';
import { readMailboxMessage } from '@/lib/domain/mail/operations/read-mailbox-message';
import { load } from '@/lib/surfaces/pages/load';
import { messagesFor } from '@/lib/words/messages';

export const metadata: Metadata = { title: messagesFor('en').mailbox.title };

type Props = { params: Promise<{ message_id: string }>; searchParams: Promise<{ view?: string | string[] }> };

export default async function Page({ params, searchParams }: Props) {
  const [{ message_id }, { view }] = await Promise.all([params, searchParams]);
  return <MailboxMessage message={await load(readMailboxMessage, { message_id })} view={messageViewOf(view)} messages={messagesFor('en')} />;
}
