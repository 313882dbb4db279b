'use client';
import { format } from '@/lib/core/i18n/format';
import { useAlive } from '../../ui/alive';
import { Button } from '../../ui/button';
import { useSendDesk } from '../desk';
import { Part } from '../part';
import { CHOOSE_ID } from './choose-id';
import { isPdfName, isUploading } from './held-document';
import { UploadLine } from './upload-line';

/** What is to be signed, in short: its name, how far it has come, and the way to another one. */
export function DocumentPart() {
  const { words, document: held, pages, language, removeDocument, write } = useSendDesk();
  const alive = useAlive();
  const { document: said } = words;
  if (held.kind === 'none') return null;
  const other = () => {
    write({ markdown: null });
    removeDocument();
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${CHOOSE_ID} button`)?.focus());
  };
  return (
    <Part id="send-document" title={said.title}>
      <div className="grid gap-1">
        <p className="font-medium wrap-anywhere">{held.kind === 'pdf' ? held.name : said.written}</p>
        {held.kind === 'pdf' && pages.length > 0 ? (
          <p className="text-sm text-ink-quiet tabular-nums">{format(said.facts, { count: pages.length }, language)}</p>
        ) : null}
      </div>
      {held.kind === 'pdf' && held.upload ? <UploadLine upload={held.upload} isPdf={isPdfName(held.name)} /> : null}
      {alive && !isUploading(held) ? (
        <Button onClick={other} className="justify-self-start text-sm">
          {said.replace}
        </Button>
      ) : null}
    </Part>
  );
}
