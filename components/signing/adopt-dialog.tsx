'use client';
import { useState } from 'react';
import { localeOf } from '@/lib/core/i18n/languages';
import { isSignature, type Strokes } from '@/lib/domain/signatures/signing/strokes';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Tabs } from '../ui/tabs';
import type { AdoptProblem } from './adopt-problem';
import { useDesk } from './desk';
import type { Adopted } from './draft';
import { DrawnWay } from './drawn-way';
import { TypedWay } from './typed-way';
import { type Picture, UploadedWay } from './uploaded-way';

type Props = { open: boolean; onClose: () => void; onClosed: () => HTMLElement | null };
type Way = Adopted['kind'];
const FORM_OF_DIALOG = 'adopt-form';

export function AdoptDialog({ open, onClose, onClosed }: Props) {
  const { view, messages } = useDesk();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={messages.adoptTitle}
      description={messages.adoptDescription}
      closeLabel={messages.close}
      lang={localeOf(view.language)}
      onClosed={onClosed}
      onOpened={() => document.querySelector<HTMLElement>('[role="tab"][data-state="active"]')}
      footer={
        <Button kind="primary" type="submit" form={FORM_OF_DIALOG} className="w-full">
          {messages.use}
        </Button>
      }
    >
      <Ways />
    </Dialog>
  );
}

function Ways() {
  const { view, messages, draft, adopt } = useDesk();
  const before = draft.signature;
  const [way, setWay] = useState<Way>(before?.kind ?? 'typed');
  const [text, setText] = useState(before?.kind === 'typed' ? before.text : (view.person.name ?? ''));
  const [strokes, setStrokes] = useState<Strokes>(before?.kind === 'drawn' ? before.strokes : []);
  const [picture, setPicture] = useState<Picture | null>(before?.kind === 'uploaded' ? before : null);
  const [problem, setProblem] = useState<AdoptProblem | null>(null);

  const made = (): Adopted | AdoptProblem => {
    if (way === 'typed') return text.trim() ? { kind: 'typed', text: text.trim() } : 'signature_missing';
    if (way === 'uploaded') return picture ? { kind: 'uploaded', ...picture } : (problem ?? 'signature_missing');
    if (strokes.length === 0) return 'signature_missing';
    return isSignature(strokes) ? { kind: 'drawn', strokes } : 'signature_too_simple';
  };
  const use = () => {
    const result = made();
    if (typeof result === 'string') setProblem(result);
    else adopt(result);
  };
  const said = problem && messages.problems[problem];
  const clearing =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setProblem(null);
      set(value);
    };

  return (
    <form
      id={FORM_OF_DIALOG}
      onSubmit={(event) => {
        event.preventDefault();
        use();
      }}
    >
      <Tabs
        label={messages.adoptWays}
        value={way}
        onValueChange={clearing(setWay)}
        tabs={[
          { value: 'typed', label: messages.typed, content: <TypedWay text={text} onText={clearing(setText)} problem={said} /> },
          { value: 'drawn', label: messages.drawn, content: <DrawnWay strokes={strokes} onStrokes={clearing(setStrokes)} problem={said} /> },
          {
            value: 'uploaded',
            label: messages.uploaded,
            content: <UploadedWay picture={picture} onPicture={clearing(setPicture)} onProblem={setProblem} problem={said} />,
          },
        ]}
      />
    </form>
  );
}
