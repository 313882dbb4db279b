import { type Language, localeOf } from '@/lib/core/i18n/languages';
import type { Messages } from '@/lib/words/messages';
import { Button, ButtonLink } from '../ui/button';
import { PageShell, Panel } from '../ui/page-shell';

type Props = { view: { language: Language; token: string; to: string; email: string | null }; messages: Messages };

/** Behind the mailed link. Its button posts: what only opens links, as mail scanners do, signs nobody in. */
export function ConfirmPage({ view, messages }: Props) {
  const words = messages.signIn;
  return (
    <PageShell lang={localeOf(view.language)}>
      {view.email ? (
        <Panel>
          <h1 className="font-serif text-2xl font-semibold">{words.confirmTitle}</h1>
          <p>
            {words.confirmBody} <strong className="block break-words">{view.email}</strong>
          </p>
          <form method="post" action="/sign-in/confirm/finish" className="grid gap-4">
            <input type="hidden" name="token" value={view.token} />
            <input type="hidden" name="to" value={view.to} />
            <Button kind="primary" type="submit">
              {words.confirm}
            </Button>
          </form>
        </Panel>
      ) : (
        <Panel>
          <h1 className="font-serif text-2xl font-semibold">{words.deadTitle}</h1>
          <p>{words.deadBody}</p>
          <p>
            <ButtonLink kind="primary" href={`/sign-in?${new URLSearchParams({ to: view.to })}`}>
              {words.again}
            </ButtonLink>
          </p>
        </Panel>
      )}
    </PageShell>
  );
}
