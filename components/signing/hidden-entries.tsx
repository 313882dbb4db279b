'use client';
import { useEffect, useRef } from 'react';
import { useDesk } from './desk';

/** The entries in the shape in which the form posts them. */
export function HiddenEntries() {
  const { fields, draft, timeZone } = useDesk();
  const { signature } = draft;
  const uploaded = signature?.kind === 'uploaded' ? signature : null;
  const file = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (file.current && uploaded) file.current.files = asFiles(uploaded);
  }, [uploaded]);

  return (
    <div hidden>
      <input type="hidden" name="time_zone" value={timeZone} />
      {fields
        .filter((field) => field.kind === 'text')
        .map((field) => (
          <input key={field.id} type="hidden" name={`field.${field.id}`} value={draft.texts[field.id] ?? ''} />
        ))}
      {signature ? <input type="hidden" name="signature_kind" value={signature.kind} /> : null}
      {signature?.kind === 'typed' ? <input type="hidden" name="signature_text" value={signature.text} /> : null}
      {signature?.kind === 'drawn' ? <input type="hidden" name="signature_strokes" value={JSON.stringify(signature.strokes)} /> : null}
      {uploaded ? <input ref={file} type="file" name="signature_file" tabIndex={-1} aria-hidden="true" /> : null}
    </div>
  );
}

/** A file input takes files only as a browser's own list; this is the one way to fill it after a reload. */
function asFiles({ dataUrl, name }: { dataUrl: string; name: string }): FileList {
  const [head = '', body = ''] = dataUrl.split(',');
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], name, { type: head.slice(5, head.indexOf(';')) }));
  return transfer.files;
}
