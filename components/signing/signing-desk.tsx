'use client';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { formatDate } from '@/lib/core/i18n/format';
import type { SigningField } from '@/lib/domain/signatures/views/signing-view';
import { useAlive } from '../ui/alive';
import { ActionBar } from './action-bar';
import { AdoptDialog } from './adopt-dialog';
import { useOpened, useWide } from './browser';
import { type Desk, DeskProvider, type DeskView, FORM, idOfField, type SigningMessages } from './desk';
import { type Adopted, type Draft, emptyDraft, forgetOldDrafts, inReadingOrder, loadDraft, nextToDo, saveDraft } from './draft';
import { HiddenEntries } from './hidden-entries';
import { PlainForm } from './plain-form';
import { ReviewDialog } from './review-dialog';
import { TextDialog } from './text-dialog';

type Sheet = { kind: 'signature' | 'text'; field: SigningField } | { kind: 'review' } | null;

/** Holds what the signer enters and the one form that is posted; the pages are its children, made on the server. */
export function SigningDesk({ view, messages, children }: { view: DeskView; messages: SigningMessages; children: ReactNode }) {
  const alive = useAlive();
  const wide = useWide();
  const fields = useMemo(() => inReadingOrder(view.fields), [view.fields]);
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [sheet, setSheet] = useState<Sheet>(null);
  const [consented, setConsented] = useState(false);
  const [refused, setRefused] = useState(false);
  const [sending, setSending] = useState(false);
  const last = useRef<string | null>(null);
  useOpened(view.token);

  useEffect(() => {
    forgetOldDrafts();
    setDraft(loadDraft(view.token));
  }, [view.token]);
  useEffect(() => {
    // A page that comes back from the browser's memory must not look as if it were still sending.
    const back = (event: PageTransitionEvent) => event.persisted && setSending(false);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  const change = (next: Draft) => {
    setDraft(next);
    saveDraft(view.token, next);
    return next;
  };
  const visit = (field: SigningField) => {
    last.current = field.id;
    const element = document.getElementById(idOfField(field));
    element?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    if (field.kind === 'signature') setSheet({ kind: 'signature', field });
    else if (!wide) setSheet({ kind: 'text', field });
    else element?.focus({ preventScroll: true });
  };
  /** Where everything is filled in, the review follows by itself: one tap less. */
  const settle = (next: Draft) => setSheet(nextToDo(fields, next, null) ? null : { kind: 'review' });
  const goOn = () => {
    const field = nextToDo(fields, draft, last.current);
    if (field) visit(field);
    else setSheet({ kind: 'review' });
  };

  const submit = (event: FormEvent) => {
    if (!alive) return;
    if (sending || !consented) event.preventDefault();
    if (consented) setSending(true);
    else setRefused(true);
  };

  const timeZone = alive ? Intl.DateTimeFormat().resolvedOptions().timeZone : '';
  const desk: Desk = {
    view,
    messages,
    fields,
    alive,
    wide,
    draft,
    timeZone,
    today: alive ? formatDate(new Date(), view.language, timeZone) : '',
    adopt: (signature: Adopted) => settle(change({ ...draft, signature })),
    write: (id, text) => change({ ...draft, texts: { ...draft.texts, [id]: text } }),
    visit,
  };
  const close = () => setSheet(null);
  const home = () => (last.current ? document.getElementById(`field-${last.current}`) : null);

  return (
    <DeskProvider value={desk}>
      <form
        id={FORM}
        method="post"
        action={`/sign/${view.token}/finish`}
        encType="multipart/form-data"
        noValidate={alive}
        onSubmit={submit}
        className="flex grow flex-col"
      >
        <div className="grow bg-desk">{children}</div>
        {alive ? <HiddenEntries /> : <PlainForm />}
        {alive ? <ActionBar onGoOn={goOn} /> : null}
      </form>
      <AdoptDialog open={sheet?.kind === 'signature'} onClose={close} onClosed={home} />
      <TextDialog field={sheet?.kind === 'text' ? sheet.field : null} onClose={close} onClosed={home} />
      <ReviewDialog
        open={sheet?.kind === 'review'}
        onClose={close}
        consented={consented}
        onConsent={(agreed) => {
          setConsented(agreed);
          setRefused(false);
        }}
        refused={refused}
        sending={sending}
      />
    </DeskProvider>
  );
}
