'use client';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '@/lib/core/i18n/languages';
import { Button } from '../ui/button';
import { When } from '../ui/when';
import { deleteDraft } from './draft/client';
import type { SendWords } from './send-words';

type Who = { name: string; isMe: boolean } | null;
export type ListedDraft = { id: string; title: string; signer: { name: string; email: string }; fileName: string | null; madeBy: Who; updatedAt: string };

type Props = { drafts: readonly ListedDraft[]; next: string | null; words: SendWords; language: Language; timeZone: string | null };

const UNDO_WITHIN_MS = 10_000;

/** What was begun and not sent. A draft that is deleted comes back for ten seconds. */
export function DraftsList({ drafts, next, words, language, timeZone }: Props) {
  const { gone, remove, undo } = useDeletion();
  const { drafts: said } = words;
  const titleOf = ({ title, fileName }: ListedDraft) => title.trim() || fileName || words.untitled;
  const shown = drafts.filter(({ id }) => !gone.ended.has(id));
  return (
    <section aria-labelledby="drafts-title" className="grid gap-3">
      <h2 id="drafts-title" className="font-serif text-lg font-semibold">
        {said.title}
      </h2>
      {shown.length === 0 ? <p className="text-ink-quiet">{said.empty}</p> : null}
      <ul className="grid divide-y divide-line border-y border-line empty:hidden">
        {shown.map((draft) => (
          <li key={draft.id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            {gone.pending === draft.id ? (
              <>
                <p role="status" className="min-w-0 text-ink-quiet wrap-anywhere">
                  {said.removed.replace('{title}', () => titleOf(draft))}
                </p>
                <Button onClick={undo}>{said.undo}</Button>
              </>
            ) : (
              <>
                <a href={`/dashboard/send/${draft.id}`} className="grid min-h-11 min-w-0 grow basis-60 content-center hover:text-accent">
                  <span className="font-medium wrap-anywhere">{titleOf(draft)}</span>
                  <span className="text-sm text-ink-quiet wrap-anywhere">
                    {draft.signer.name || draft.signer.email ? `${said.to.replace('{name}', () => draft.signer.name || draft.signer.email)} · ` : ''}
                    {draft.madeBy && !draft.madeBy.isMe ? `${said.by.replace('{name}', draft.madeBy.name)} · ` : ''}
                    <When iso={draft.updatedAt} language={language} timeZone={timeZone} />
                  </span>
                </a>
                <Button onClick={() => remove(draft.id)} aria-label={said.removeNamed.replace('{title}', () => titleOf(draft))} className="text-sm">
                  {said.remove}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {next ? (
        <a href={next} className="min-h-11 content-center text-accent underline underline-offset-4">
          {said.more}
        </a>
      ) : null}
    </section>
  );
}

/** Deletes after the time to undo; who leaves the page or deletes another one has not undone. */
function useDeletion() {
  const [gone, setGone] = useState<{ pending: string | null; ended: ReadonlySet<string> }>({ pending: null, ended: new Set() });
  const pending = useRef<{ id: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  const end = useRef((_isLeaving = false) => {});
  end.current = (isLeaving = false) => {
    if (!pending.current) return;
    const { id, timer } = pending.current;
    clearTimeout(timer);
    pending.current = null;
    void deleteDraft(id, isLeaving).catch(() => undefined);
    setGone((before) => ({ pending: before.pending === id ? null : before.pending, ended: new Set([...before.ended, id]) }));
  };
  useEffect(() => {
    const leave = () => end.current(true);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      end.current(true);
    };
  }, []);
  const remove = (id: string) => {
    end.current();
    pending.current = { id, timer: setTimeout(() => end.current(), UNDO_WITHIN_MS) };
    setGone((before) => ({ ...before, pending: id }));
  };
  const undo = () => {
    clearTimeout(pending.current?.timer);
    pending.current = null;
    setGone((before) => ({ ...before, pending: null }));
  };
  return { gone, remove, undo };
}
