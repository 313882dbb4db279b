import { type Language, localeOf } from '@/lib/core/i18n/languages';
import type { Messages } from '@/lib/words/messages';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { PageShell, Panel } from '../ui/page-shell';
import { TextField } from '../ui/text-field';
import { problemText } from './problem-text';

type Props = { view: { language: Language; token: string; problem: string; alive: boolean }; messages: Messages };

/** Behind the link that the first start prints. */
export function OperatorPage({ view, messages }: Props) {
  const words = messages.signIn;
  const problemOf = (code: 'invalid_name' | 'invalid_email') => (view.problem === code ? words.problems[code] : null);
  const isFieldWrong = view.problem === 'invalid_name' || view.problem === 'invalid_email';
  return (
    <PageShell lang={localeOf(view.language)}>
      <Panel>
        <h1 className="font-serif text-2xl font-semibold">{view.alive ? words.operatorTitle : words.deadTitle}</h1>
        {view.alive && view.problem && !isFieldWrong ? <Notice kind="danger">{problemText(words.problems, view.problem)}</Notice> : null}
        <p>{view.alive ? words.operatorBody : words.operatorDead}</p>
        {view.alive ? (
          <form method="post" action="/sign-in/operator/finish" className="grid gap-4">
            <input type="hidden" name="token" value={view.token} />
            <TextField name="name" label={words.name} autoComplete="name" required maxLength={120} problem={problemOf('invalid_name')} />
            <TextField name="email" type="email" label={words.email} autoComplete="email" required maxLength={254} problem={problemOf('invalid_email')} />
            <Button kind="primary" type="submit">
              {words.becomeOperator}
            </Button>
          </form>
        ) : null}
      </Panel>
    </PageShell>
  );
}
