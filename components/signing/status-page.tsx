import { format } from '@/lib/core/i18n/format';
import { type Language, localeOf } from '@/lib/core/i18n/languages';
import type { Messages } from '@/lib/words/messages';
import { PageShell, Panel } from '../ui/page-shell';
import { VerifyLink } from '../verify/verify-link';
import { SentenceWithTime } from './local-time';

export type StatusView = {
  title: string;
  language: Language;
  status: 'awaiting_sender_confirmation' | 'awaiting_sender_signature' | 'pending' | 'signed' | 'cancelled' | 'expired';
  senderSigns: boolean;
  senderName: string;
  signerName: string;
  createdAt: string;
  senderSignedAt: string | null;
  signedAt: string | null;
  cancelledAt: string | null;
  expiresAt: string;
};

type Step = { text: string; at: string | null; done: boolean };

/** Where a request stands: the steps done and to come, never the document. */
export function StatusPage({ view, messages }: { view: StatusView; messages: Messages }) {
  const words = messages.status;
  return (
    <PageShell lang={localeOf(view.language)}>
      <Panel>
        <p className="text-sm text-ink-quiet">{words.heading}</p>
        <h1 className="font-serif text-2xl font-semibold">{view.title}</h1>
        <p className="font-medium">{words.states[view.status]}</p>
        <ol className="grid gap-3 border-t border-line pt-4">
          {stepsOf(view, messages).map((step) => (
            <li key={step.text} className={`flex gap-3 ${step.done ? '' : 'text-ink-quiet'}`}>
              <span
                aria-hidden="true"
                className={`mt-1.5 size-3 shrink-0 rounded-full border ${step.done ? 'border-success bg-success' : 'border-ink-quiet'}`}
              />
              <span>
                <span className="block">
                  {step.text} <span className="sr-only">({step.done ? words.done : words.toCome})</span>
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
        {view.status === 'signed' ? <VerifyLink language={view.language} text={messages.verify.link} /> : null}
      </Panel>
    </PageShell>
  );
}

function stepsOf(view: StatusView, { status: words }: Messages): Step[] {
  const created = { text: format(words.created, { sender: view.senderName }), at: view.createdAt, done: true };
  const senderStep = { text: format(words.signs, { name: view.senderName }), at: view.senderSignedAt, done: view.senderSignedAt !== null };
  const signerStep = { text: format(words.signs, { name: view.signerName }), at: view.signedAt, done: view.signedAt !== null };
  const sealed = { text: words.sealed, at: null, done: view.status === 'signed' };
  const steps = [created, ...(view.senderSigns ? [senderStep] : []), signerStep, sealed];
  const ended = { cancelled: { text: words.states.cancelled, at: view.cancelledAt }, expired: { text: words.states.expired, at: view.expiresAt } };
  const end = view.status === 'cancelled' || view.status === 'expired' ? ended[view.status] : null;
  return end ? [...steps.filter((step) => step.done), { ...end, done: true }] : steps;
}
