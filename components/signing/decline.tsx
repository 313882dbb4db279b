'use client';
import { useRef, useState } from 'react';
import { type Language, localeOf } from '@/lib/core/i18n/languages';
import type { Messages } from '@/lib/words/messages';
import { useAlive } from '../ui/alive';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { TextArea } from '../ui/text-area';
import { quietEntry } from './quiet-entry';

type Props = {
  token: string;
  language: Language;
  /** What declining means for this reader. */
  explains: string;
  words: Messages['decline'];
  /** What is recorded of it. */
  noted: string;
  closeLabel: string;
};

/** The way out: says what it ends before it ends it. A dialog, or a part that unfolds where no script runs. */
export function Decline({ token, language, explains, words, noted, closeLabel }: Props) {
  const alive = useAlive();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const form = <DeclineForm token={token} words={words} noted={noted} />;
  if (!alive)
    return (
      <details className="open:basis-full">
        <summary className={quietEntry}>{words.open}</summary>
        <div className="grid max-w-prose gap-4 pb-4">
          <p>{explains}</p>
          {form}
        </div>
      </details>
    );
  return (
    <>
      <button ref={opener} type="button" className={quietEntry} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words.open}
        description={explains}
        mustRead
        closeLabel={closeLabel}
        lang={localeOf(language)}
        onClosed={() => opener.current}
        onOpened={() => document.querySelector<HTMLElement>('[role="dialog"]')}
      >
        {form}
      </Dialog>
    </>
  );
}

function DeclineForm({ token, words, noted }: Pick<Props, 'token' | 'words' | 'noted'>) {
  return (
    <form method="post" action={`/sign/${token}/decline`} className="grid gap-4">
      <TextArea name="reason" label={words.reason} hint={words.reasonHint} maxLength={500} rows={3} />
      <p className="text-sm text-ink-quiet">{noted}</p>
      <Button kind="danger" type="submit">
        {words.submit}
      </Button>
    </form>
  );
}
