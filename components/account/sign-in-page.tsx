import { format } from '@/lib/core/i18n/format';
import { type Language, localeOf } from '@/lib/core/i18n/languages';
import type { Messages } from '@/lib/words/messages';
import { Button, ButtonLink } from '../ui/button';
import { Notice } from '../ui/notice';
import { PageShell, Panel } from '../ui/page-shell';
import { TextField } from '../ui/text-field';
import { problemText } from './problem-text';

export type SignInView = {
  language: Language;
  to: string;
  problem: string;
  /** Where the development mailbox is, for who may open it. */
  mailbox: string | null;
  providers: readonly { id: string; label: string }[];
};

/** What a link of an invitation leads to once one is signed in. */
const isInvitation = (to: string): boolean => to.startsWith('/dashboard/team/join');

export function SignInPage({ view, messages }: { view: SignInView; messages: Messages }) {
  const words = messages.signIn;
  const isAddressWrong = view.problem === 'invalid_email';
  return (
    <PageShell lang={localeOf(view.language)}>
      <Panel>
        <h1 className="font-serif text-2xl font-semibold">{words.title}</h1>
        {view.problem && !isAddressWrong ? <Notice kind="danger">{problemText(words.problems, view.problem)}</Notice> : null}
        {isInvitation(view.to) ? <p>{words.invited}</p> : null}
        <p>{words.lead}</p>
        <form method="post" action="/sign-in/send" className="grid gap-4">
          <input type="hidden" name="to" value={view.to} />
          <TextField
            name="email"
            type="email"
            label={words.email}
            autoComplete="email"
            required
            maxLength={254}
            problem={isAddressWrong ? words.problems.invalid_email : null}
          />
          <Button kind="primary" type="submit">
            {words.send}
          </Button>
        </form>
        {view.providers.map(({ id, label }) => (
          <form key={id} method="post" action={`/sign-in/with/${id}`} className="grid">
            <input type="hidden" name="to" value={view.to} />
            <Button type="submit">{format(words.with, { provider: label })}</Button>
          </form>
        ))}
        <MailboxNotice href={view.mailbox} words={words} />
      </Panel>
    </PageShell>
  );
}

/** On a fresh machine emails go nowhere else: the way to them is one click. */
export function MailboxNotice({ href, words }: { href: string | null; words: Messages['signIn'] }) {
  if (!href) return null;
  return (
    <Notice title={words.mailboxTitle} className="mt-4">
      <p>{words.mailbox}</p>
      <ButtonLink kind="quiet" href={href} className="-ml-4">
        {words.mailboxLink}
      </ButtonLink>
    </Notice>
  );
}
