'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, Refused } from '../../dashboard/ask';
import { type Changed, draftAddress } from '../draft/client';
import type { Saver } from '../draft/saver';
import type { DraftView } from '../draft/view';
import { fileProblem, type HeldDocument, isInterrupted, isPdfName, type Upload } from './held-document';
import { uploadDocument } from './upload';

/** Where the bytes of the draft's PDF lie; the revision, which is not sent, makes a new document a new address. */
const addressOf = (id: string, revision: number | null): string => `${draftAddress(id)}/document#${revision ?? 0}`;

export function heldBy(view: DraftView | null): HeldDocument {
  if (view?.document.kind === 'markdown') return { kind: 'markdown' };
  if (view?.document.kind !== 'pdf') return { kind: 'none' };
  return { kind: 'pdf', name: view.document.fileName, source: addressOf(view.id, view.revision), upload: null };
}

type Means = {
  saver: Saver;
  refresh: () => Promise<DraftView | null> /** A text came in, and is written here from now on. */;
  taken: (markdown: string) => void;
  mostBytes: number;
  sayProblem: (problem: 'wrongKind' | 'tooLarge') => string;
};

/** The document of a draft: shown from the person's own file at once, while it is on its way. */
export function useDocument(given: DraftView | null, { saver, refresh, taken, mostBytes, sayProblem }: Means) {
  const [document, setDocument] = useState(() => heldBy(given));
  const running = useRef<{ again: () => void; control: AbortController } | null>(null);

  const tell = useCallback((upload: Upload | null) => setDocument((held) => (held.kind === 'pdf' ? { ...held, upload } : held)), []);

  /** Sends a document, by whatever act, and shows what became of it. */
  const bring = useCallback(
    async (act: (id: string) => Promise<Changed>, control: AbortController) => {
      try {
        const { revision } = await saver.write(act);
        if (control.signal.aborted) return;
        // A PDF made of something else is shown from the service; one's own stays as it is shown.
        setDocument((held) => (held.kind === 'pdf' ? { ...held, upload: null, source: held.source ?? addressOf(saver.id ?? '', revision) } : held));
        const fresh = await refresh();
        if (fresh?.document.kind !== 'markdown') return;
        setDocument({ kind: 'markdown' });
        taken(fresh.document.markdown);
      } catch (error) {
        if (control.signal.aborted) return;
        if (error instanceof Refused)
          tell({ state: 'refused', code: error.details[0]?.code ?? error.code, message: error.details[0]?.message ?? error.message });
        else tell({ state: navigator.onLine ? 'failed' : 'offline' });
      }
    },
    [saver, refresh, taken, tell],
  );

  const upload = useCallback(
    (file: File) => {
      const control = new AbortController();
      running.current = { again: () => upload(file), control };
      setDocument({ kind: 'pdf', name: file.name, source: isPdfName(file.name) ? file : null, upload: { state: 'uploading', share: 0 } });
      const told = {
        progress: (share: number) => tell({ state: 'uploading', share }),
        arrived: () => tell({ state: 'converting' }),
        signal: control.signal,
      };
      void bring((id) => uploadDocument(id, file, told), control);
    },
    [bring, tell],
  );

  const chooseFile = useCallback(
    (file: File) => {
      const problem = fileProblem(file, mostBytes);
      if (problem) return setDocument((held) => (held.kind === 'none' ? { kind: 'none', refusal: sayProblem(problem) } : held));
      running.current?.control.abort();
      upload(file);
    },
    [upload, mostBytes, sayProblem],
  );

  const chooseOwn = useCallback(
    (fileId: string, name: string) => {
      const control = new AbortController();
      running.current = { again: () => chooseOwn(fileId, name), control };
      setDocument({ kind: 'pdf', name, source: null, upload: { state: 'converting' } });
      const choose = (id: string) => ask<Changed>(`${draftAddress(id)}/file`, { method: 'POST', body: { file_id: fileId }, withinMs: 60_000 });
      void bring(choose, control);
    },
    [bring],
  );

  const cancelUpload = useCallback(() => {
    running.current?.control.abort();
    running.current = null;
    setDocument({ kind: 'none' });
    void refresh().catch(() => undefined);
  }, [refresh]);

  const retryUpload = useCallback(() => running.current?.again(), []);
  const interrupted = isInterrupted(document);
  useEffect(() => {
    // Who comes back online need not say so.
    if (!interrupted) return;
    addEventListener('online', retryUpload);
    return () => removeEventListener('online', retryUpload);
  }, [interrupted, retryUpload]);

  const removeDocument = useCallback(() => {
    running.current?.control.abort();
    running.current = null;
    setDocument({ kind: 'none' });
    void saver
      .write((id) => ask<Changed>(`${draftAddress(id)}/document`, { method: 'DELETE' }))
      .then(refresh, refresh)
      .catch(() => undefined);
  }, [saver, refresh]);

  return { document, setDocument, chooseFile, chooseOwn, cancelUpload, retryUpload, removeDocument };
}
