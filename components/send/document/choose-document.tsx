'use client';
import { type DragEvent, useRef, useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import { Icon } from '../../dashboard/icon';
import { useAlive } from '../../ui/alive';
import { Button } from '../../ui/button';
import { useSendDesk } from '../desk';
import { WRITTEN_ID } from '../fields/tag-strip';
import { CHOOSE_ID } from './choose-id';
import { OwnFilesDialog } from './own-files-dialog';

const sheet = 'M5 2.5h7l3 3v12H5zM12 2.5v3h3M10 14V8.5M7.5 11 10 8.5l2.5 2.5';

/** The four ways to a document: dropped, chosen, from one's files, and written. */
export function ChooseDocument() {
  const { words, limits, chooseFile, setWritten } = useChoosing();
  const [isOver, setIsOver] = useState(false);
  const [showsOwn, setShowsOwn] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const alive = useAlive();
  const { document: said } = words;
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) chooseFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one of four ways, and the buttons inside are the others
    <div
      id={CHOOSE_ID}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={`grid min-h-80 place-content-center justify-items-center gap-5 rounded border-2 border-dashed px-4 py-10 text-center ${isOver ? 'border-accent bg-surface' : 'border-line-strong bg-desk/50'}`}
    >
      <Icon strokes={sheet} className="size-12 text-ink-quiet" />
      <div className="grid gap-1">
        <p className="font-serif text-lg font-semibold">{said.drop}</p>
        <p className="text-sm text-ink-quiet">{format(said.limits, { size: limits.megabytes, pages: limits.pages }, 'en')}</p>
      </div>
      {/* Without scripts the form below sends a document. */}
      <div className={`flex flex-wrap justify-center gap-2 ${alive ? '' : 'invisible'}`}>
        <Button onClick={() => input.current?.click()}>{said.choose}</Button>
        <Button onClick={() => setShowsOwn(true)}>{said.own}</Button>
        <Button onClick={setWritten}>{said.write}</Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".pdf,.docx,.pptx,.md,.txt,application/pdf"
        aria-label={said.choose}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) chooseFile(file);
          target.value = '';
        }}
      />
      <OwnFilesDialog open={showsOwn} onOpenChange={setShowsOwn} />
    </div>
  );
}

function useChoosing() {
  const { words, limits, chooseFile, write, setDocument } = useSendDesk();
  const { text } = words;
  const example = text.example
    .replace('{place}', () => `${text.exampleLabel}: {{text:signer:${text.exampleLabel}}}`)
    .replace('{date}', () => '{{date:signer}}')
    .replace('{signature}', () => '{{signature:signer}}');
  const setWritten = () => {
    setDocument({ kind: 'markdown' });
    write({ markdown: example });
    // The button that was pressed is gone; what was asked for is there next.
    requestAnimationFrame(() => document.getElementById(WRITTEN_ID)?.focus());
  };
  return { words, limits, chooseFile, setWritten };
}
