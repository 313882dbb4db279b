'use client';
import { useEffect } from 'react';
import { format } from '@/lib/core/i18n/format';
import { localeOf } from '@/lib/core/i18n/languages';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { Dialog } from '../ui/dialog';
import { ConsentText } from './consent-text';
import { type DeskView, FORM, type SigningMessages, useDesk } from './desk';
import { SignatureImage } from './signature-image';

type Props = { open: boolean; onClose: () => void; consented: boolean; onConsent: (agreed: boolean) => void; refused: boolean; sending: boolean };

/** The last look: what was entered, what signing means, the consent, and the one button that signs. */
export function ReviewDialog({ open, onClose, consented, onConsent, refused, sending }: Props) {
  const { view, messages } = useDesk();
  const name = view.person.name ?? view.person.email;
  useEffect(() => {
    if (refused) document.getElementById('consent')?.focus();
  }, [refused]);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !sending && onClose()}
      title={messages.reviewTitle}
      closeLabel={messages.close}
      lang={localeOf(view.language)}
      onOpened={() => document.querySelector<HTMLElement>('[role="dialog"]')}
      footer={
        <Button kind="primary" type="submit" form={FORM} className="w-full" aria-disabled={sending}>
          {sending ? messages.submitting : messages.submit}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Entries />
        <p>
          {format(messages.reviewMeans, { title: view.title, name })} {whatFollows(view, messages)}
        </p>
        <div className="border-t border-line pt-1">
          <p className="py-2 text-sm text-ink-quiet">{messages.evidence.act}</p>
          <ConsentText summary={messages.consentMore} text={view.consent.text} />
          <Checkbox
            id="consent"
            name="consent"
            form={FORM}
            value={view.consent.version}
            checked={consented}
            onChange={(event) => onConsent(event.target.checked)}
            label={messages.consentLabel}
            problem={refused ? messages.problems.consent_missing : null}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** Of a test nobody is told. */
function whatFollows({ test, party, sender, signer }: DeskView, messages: SigningMessages): string {
  if (test) return messages.test;
  return party === 'signer' ? format(messages.reviewNext, { sender: sender.name }) : format(messages.leadSender, { signer: signer.name ?? signer.email });
}

function Entries() {
  const { fields, draft, messages, today } = useDesk();
  return (
    <dl className="grid gap-x-6 border-y border-line" aria-label={messages.reviewEntries}>
      {fields.map((field) => (
        <div key={field.id} className="flex flex-wrap items-center justify-between gap-x-4 border-line py-2 not-last:border-b">
          <dt className="text-sm text-ink-quiet">{field.label}</dt>
          <dd className="min-w-0">
            {field.kind === 'signature' && draft.signature ? (
              <span className="relative block h-12 w-40 rounded bg-sheet text-sheet-ink">
                <span className="sr-only">{draft.signature.kind === 'typed' ? draft.signature.text : messages.filled}</span>
                <span className="absolute inset-x-3 inset-y-1">
                  <SignatureImage signature={draft.signature} heightToWidth={0.28} />
                </span>
              </span>
            ) : null}
            {field.kind === 'date' ? today : null}
            {field.kind === 'text' ? draft.texts[field.id]?.trim() || <span className="text-ink-quiet">{messages.leftEmpty}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
