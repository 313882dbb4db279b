import { format } from '@/lib/core/i18n/format';
import { localeOf } from '@/lib/core/i18n/languages';
import type { StatusView } from '@/lib/domain/signatures/views/status-view';
import type { Messages } from '@/lib/words/messages';
import { PageShell, Panel } from '../ui/page-shell';
import { VerifyLink } from '../verify/verify-link';
import { SentenceWithTime } from './local-time';
import { type Step, stepsOf } from './status-steps';

/** Where a request stands: the steps done and to come, never the document. */
export function StatusPage({ view, messages }: { view: StatusView; messages: Messages }) {
  const words = messages.status;
  return (
    <PageShell lang={localeOf(view.language)}>
      <Panel>
        <p className="text-sm text-ink-quiet">{words.heading}</p>
        <h1 className="font-serif text-2xl font-semibold">{view.title}</h1>
        <p className="font-medium">{words.states[view.outcome]}</p>
        {view.test ? <p className="text-sm font-medium text-warning">{words.test}</p> : null}
        <ol className="grid gap-3 border-t border-line pt-4">
          {stepsOf(view, words).map((step) => (
            <li key={step.text} className={`flex gap-3 ${step.state === 'to-come' ? 'text-ink-quiet' : ''}`}>
              <span
                aria-hidden="true"
                className={`mt-1.5 size-3 shrink-0 rounded-full border forced-color-adjust-none forced-colors:border-[CanvasText] ${dots[step.state]}`}
              />
              <span>
                <span className="block">
                  {step.text} {step.state === 'end' ? null : <span className="sr-only">({step.state === 'done' ? words.done : words.toCome})</span>}
                </span>
                {step.at ? (
                  <span className="block text-sm text-ink-quiet tabular-nums">
                    <SentenceWithTime text="{date}" iso={step.at} language={view.language} />
                  </span>
                ) : null}
              </span>
            </li>
          ))}
        </ol>
        {view.outcome === 'signed' ? <p className="text-sm text-ink-quiet">{whereItIs(view, words)}</p> : null}
        {view.outcome === 'signed' ? <VerifyLink language={view.language} text={messages.verify.link} /> : null}
      </Panel>
    </PageShell>
  );
}

/** Green is for what went as it was meant to. */
const dots: Record<Step['state'], string> = {
  done: 'border-success bg-success forced-colors:bg-[CanvasText]',
  end: 'border-ink bg-ink forced-colors:bg-[CanvasText]',
  'to-come': 'border-ink-quiet',
};

function whereItIs({ erased, test, senderName }: StatusView, words: Messages['status']): string {
  if (erased) return words.erased;
  return test ? words.whereTest : format(words.where, { sender: senderName });
}
