'use client';
import { type FormEvent, useState } from 'react';
import { localeOf } from '@/lib/core/i18n/languages';
import type { SigningField } from '@/lib/domain/signatures/views/signing-view';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { TextField } from '../ui/text-field';
import { useDesk } from './desk';

const ENTRY = 'text-entry';

type Props = { field: SigningField | null; onClose: () => void; onClosed: () => HTMLElement | null };

/** Where a page is shown too small to type on, its text fields are filled in here. */
export function TextDialog({ field, onClose, onClosed }: Props) {
  const { view, messages } = useDesk();
  return (
    <Dialog
      open={field !== null}
      onOpenChange={(open) => !open && onClose()}
      title={field?.label ?? ''}
      description={field?.required ? messages.required : messages.optional}
      closeLabel={messages.close}
      lang={localeOf(view.language)}
      onClosed={onClosed}
      onOpened={() => document.getElementById(ENTRY)}
    >
      {field ? <Entry field={field} onDone={onClose} /> : null}
    </Dialog>
  );
}

function Entry({ field, onDone }: { field: SigningField; onDone: () => void }) {
  const { draft, messages, write } = useDesk();
  const [text, setText] = useState(draft.texts[field.id] ?? '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    write(field.id, text);
    onDone();
  };
  return (
    <form onSubmit={save} className="grid gap-4">
      <TextField
        id={ENTRY}
        label={field.label}
        labelHidden
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={500}
        dir="auto"
        autoComplete="off"
        enterKeyHint="done"
      />
      <Button kind="primary" type="submit">
        {messages.save}
      </Button>
    </form>
  );
}
