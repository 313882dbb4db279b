'use client';
import { useEffect, useState } from 'react';
import { ask } from '../../dashboard/ask';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/text-field';
import { useSendDesk } from '../desk';

type OwnFile = { id: string; name: string; size: number; mimeType: string };
type Found = { state: 'loading' | 'failed' } | { state: 'full'; files: OwnFile[] };

const TYPING_PAUSE_MS = 250;
const MOST_SHOWN = 50;

/** Chooses one of the account's own files. */
export function OwnFilesDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { words, language, chooseOwn } = useSendDesk();
  const [name, setName] = useState('');
  const [found, setFound] = useState<Found>({ state: 'loading' });
  useEffect(() => {
    if (!open) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const next = await search(name.trim());
      if (!isOver) setFound(next);
    }, TYPING_PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [open, name]);
  const { document: said } = words;
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={said.own} closeLabel={words.close} lang={language}>
      <div className="grid gap-4">
        <TextField label={said.ownSearch} value={name} onChange={(event) => setName(event.target.value)} type="search" />
        {found.state === 'loading' ? <div className="h-24 animate-pulse rounded bg-line/50" /> : null}
        {found.state === 'failed' ? (
          <div className="grid gap-2">
            <p role="alert">{said.ownFailed}</p>
            <Button onClick={() => setFound({ state: 'loading' })} className="justify-self-start">
              {said.retry}
            </Button>
          </div>
        ) : null}
        {found.state === 'full' && found.files.length === 0 ? <p className="text-ink-quiet">{said.ownEmpty}</p> : null}
        {found.state === 'full' ? (
          <ul className="grid divide-y divide-line">
            {found.files.map((file) => (
              <li key={file.id}>
                <button
                  type="button"
                  onClick={() => {
                    chooseOwn(file.id, file.name);
                    onOpenChange(false);
                  }}
                  className="flex min-h-11 w-full items-center justify-between gap-4 py-2 text-left hover:text-accent"
                >
                  <span className="min-w-0 wrap-anywhere">{file.name}</span>
                  <span className="shrink-0 text-sm text-ink-quiet tabular-nums">{size.format(file.size / 1000)}</span>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Dialog>
  );
}

async function search(name: string): Promise<Found> {
  const listed = (kind: string) => ask<OwnFile[]>(`/files?${new URLSearchParams({ kind, limit: String(MOST_SHOWN), ...(name ? { name } : {}) })}`);
  try {
    const lists = await Promise.all(['pdf', 'docx'].map(listed));
    return { state: 'full', files: lists.flat() };
  } catch {
    return { state: 'failed' };
  }
}
