import type { ReactNode } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { Messages } from '@/lib/words/messages';
import { LocalTime } from '../signing/local-time';
import { ButtonLink } from '../ui/button';
import { PageShell } from '../ui/page-shell';
import { EmailFrame } from './email-frame';
import { type MessageView, messageViews } from './message-view';

export type MailboxMessageView = {
  id: string;
  sender: string;
  recipient: string;
  subject: string;
  at: string;
  html: string;
  text: string;
  headers: readonly { name: string; value: string }[];
  attachments: readonly { index: number; name: string; bytes: number }[];
};

type Props = { message: MailboxMessageView; view: MessageView; messages: Messages };

/** One email: who it went to, what it says, and what travels with it. */
export function MailboxMessage({ message, view, messages }: Props) {
  const words = messages.mailbox;
  const subject = message.subject || words.noSubject;
  return (
    <PageShell
      lang="en"
      actions={
        <ButtonLink kind="quiet" href="/mailbox">
          {words.back}
        </ButtonLink>
      }
    >
      <div className="mx-auto grid w-full max-w-[55rem] grid-cols-[minmax(0,1fr)] content-start gap-5 px-4 py-8">
        <h1 className="font-serif text-xl font-semibold">{subject}</h1>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
          <Fact name={words.from}>{message.sender}</Fact>
          <Fact name={words.to}>{message.recipient}</Fact>
          <Fact name={words.time}>
            <span className="tabular-nums">
              <LocalTime iso={message.at} language="en" />
            </span>
          </Fact>
        </dl>
        {message.attachments.length > 0 ? <Attachments message={message} messages={messages} /> : null}
        <nav aria-label={words.views} className="flex flex-wrap border-b border-line">
          {messageViews.map((each) => (
            <a
              key={each}
              href={`/mailbox/${message.id}?view=${each}`}
              aria-current={each === view ? 'page' : undefined}
              className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-3 py-2 text-ink-quiet hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink forced-colors:not-aria-[current]:border-b-[Canvas]"
            >
              {words.viewNames[each]}
            </a>
          ))}
        </nav>
        {view === 'html' ? <EmailFrame html={message.html} title={subject} /> : null}
        {view === 'text' ? <pre className="font-mono text-sm wrap-anywhere whitespace-pre-wrap">{message.text}</pre> : null}
        {view === 'headers' ? (
          <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 font-mono text-sm md:grid-cols-[auto_minmax(0,1fr)]">
            {message.headers.map(({ name, value }) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
          </dl>
        ) : null}
      </div>
    </PageShell>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-quiet">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}

function Attachments({ message, messages }: { message: MailboxMessageView; messages: Messages }) {
  const words = messages.mailbox;
  return (
    <section aria-labelledby="attachments" className="grid gap-1">
      <h2 id="attachments" className="text-sm text-ink-quiet">
        {words.attachments}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {message.attachments.map(({ index, name, bytes }) => (
          <li key={index}>
            <ButtonLink href={`/mailbox/${message.id}/attachments/${index}`} download={name}>
              <span className="min-w-0 text-left wrap-anywhere">{name}</span>
              <span className="text-sm font-normal text-ink-quiet tabular-nums">
                {format(words.size, { size: Math.max(1, Math.round(bytes / 1000)) }, 'en')}
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
