import { format } from '@/lib/core/i18n/format';
import { localeOf } from '@/lib/core/i18n/languages';
import type { StopView } from '@/lib/domain/automations/views/stop-view';
import type { Messages } from '@/lib/words/messages';
import { Button } from '../ui/button';
import { PageShell, Panel } from '../ui/page-shell';

/** Where whoever was mailed outputs of a workflow says that they want no more of them; works without scripts. */
export function StopPage({ view, words }: { view: StopView; words: Messages['stop'] }) {
  const { sender, address } = view;
  const names = { sender: sender.name ?? sender.email, email: sender.email, address };
  const isStopped = view.state === 'stopped';
  return (
    <PageShell lang={localeOf(view.language)}>
      <Panel>
        <h1 className="font-serif text-2xl font-semibold">{isStopped ? words.stopped.title : words.title}</h1>
        <p className="wrap-anywhere">{format(isStopped ? words.stopped.body : words.lead, names)}</p>
        {isStopped ? null : (
          <form method="post" action={`/stop/${view.token}/send`} className="grid gap-3">
            <p>{words.means}</p>
            <div>
              <Button kind="primary" type="submit" className="w-full md:w-auto">
                {words.act}
              </Button>
            </div>
          </form>
        )}
      </Panel>
    </PageShell>
  );
}
