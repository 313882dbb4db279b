import { format } from '@/lib/core/i18n/format';
import type { Messages } from '@/lib/words/messages';
import { LocalTime } from '../signing/local-time';
import { PageShell } from '../ui/page-shell';

export type MailboxView = { messages: readonly { id: string; recipient: string; subject: string; at: string }[]; limitedTo: number | null };

/** What this service has sent, newest first. A page for whoever develops or tries it. */
export function MailboxList({ view, messages }: { view: MailboxView; messages: Messages }) {
  const words = messages.mailbox;
  return (
    <PageShell lang="en">
      <div className="mx-auto grid w-full max-w-[55rem] grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 py-8 md:py-12">
        <div className="grid max-w-prose gap-2">
          <h1 className="font-serif text-2xl font-semibold">{words.title}</h1>
          <p className="text-ink-quiet">{words.lead}</p>
        </div>
        {view.messages.length === 0 ? (
          <p className="border-t border-line pt-4">{words.empty}</p>
        ) : (
          <ol className="border-t border-line">
            {view.messages.map(({ id, recipient, subject, at }) => (
              <li key={id} className="border-b border-line">
                <a
                  href={`/mailbox/${id}`}
                  className="group grid min-h-11 grid-cols-[minmax(0,1fr)] gap-x-6 py-3 hover:bg-surface md:grid-cols-[minmax(0,1fr)_auto]"
                >
                  <span className="font-medium group-hover:underline">{subject || words.noSubject}</span>
                  <span className="text-sm text-ink-quiet tabular-nums md:row-span-2 md:self-center">
                    <LocalTime iso={at} language="en" />
                  </span>
                  <span className="text-sm text-ink-quiet">
                    {words.to} <span className="break-all">{recipient}</span>
                  </span>
                </a>
              </li>
            ))}
          </ol>
        )}
        {view.limitedTo ? <p className="text-sm text-ink-quiet">{format(words.limited, { count: view.limitedTo }, 'en')}</p> : null}
      </div>
    </PageShell>
  );
}
