import { format } from '@/lib/core/i18n/format';
import { localeOf } from '@/lib/core/i18n/languages';
import type { ReportView } from '@/lib/domain/signatures/views/report-view';
import { type Messages, messagesFor } from '@/lib/words/messages';
import { quietEntry } from '../signing/quiet-entry';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { PageShell, Panel } from '../ui/page-shell';
import { TextArea } from '../ui/text-area';

/** Where a signer says that a request looks wrong, and stops further mail of its sender. */
export function ReportPage({ view, messages = messagesFor(view.language) }: { view: ReportView; messages?: Messages }) {
  const {
    report: words,
    signing: { evidence },
  } = messages;
  const { title, sender } = view;
  if (view.state === 'reported')
    return (
      <PageShell lang={localeOf(view.language)}>
        <Panel>
          <h1 className="font-serif text-2xl font-semibold">{words.reported.title}</h1>
          <p>{format(words.reported.body, { title })}</p>
        </Panel>
      </PageShell>
    );
  return (
    <PageShell lang={localeOf(view.language)}>
      <Panel>
        <h1 className="font-serif text-2xl font-semibold">{words.title}</h1>
        <p>{format(words.lead, { sender: sender.name, email: sender.email, title })}</p>
        <p>{words.explains}</p>
        <form method="post" action={`/sign/${view.token}/report/send`} className="grid gap-3">
          <TextArea name="note" label={words.note} hint={words.noteHint} maxLength={500} />
          {view.mayBlock ? <Checkbox name="block" value="1" label={words.block} defaultChecked /> : null}
          <p className="text-sm text-ink-quiet">{evidence.act}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <Button kind="primary" type="submit" className="w-full md:w-auto">
              {words.submit}
            </Button>
            <a href={`/sign/${view.token}`} className={`${quietEntry} text-sm`}>
              {words.back}
            </a>
          </div>
        </form>
      </Panel>
    </PageShell>
  );
}
