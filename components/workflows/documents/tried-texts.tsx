'use client';
import { createContext, type ReactNode, type RefObject, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TriedMember, TriedText } from '@/lib/domain/workflows/views/document-view';
import { usePageFetch } from '../../dashboard/page-account';
import { useEditing } from '../editor/editing';
import { ask } from '../state/client';
import { documentData } from './addresses';

/** Typing pauses for so long before the service is asked. */
const AFTER_MS = 250;

/** What a text came to; `given` is that text, which may be an older one than stands in its field. */
export type Tried = { given: string; result: TriedText; hasExample: boolean };
type Trying = { tried: Partial<Record<TriedMember, Tried>>; tryText: (member: TriedMember, text: string) => void };
type Answer = { hasExample: boolean; texts: Partial<Record<TriedMember, TriedText>> };

const TryingContext = createContext<Trying | null>(null);

/**
 * Asks for the texts of one document together, as they are typed, and anew when the example or the way of writing is another. Nobody is
 * told what is far out of view: fifty documents would ask fifty times at once.
 */
export function TriedTexts({ documentId, children }: { documentId: string; children: ReactNode }) {
  const { state } = useEditing();
  const { view } = state;
  const [tried, setTried] = useState<Trying['tried']>({});
  const wanted = useRef(new Map<TriedMember, string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pageFetch = usePageFetch();
  const fetchOf = useRef(pageFetch);
  fetchOf.current = pageFetch;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const isKept = view.draft.documents.some(({ id }) => id === documentId);
  const send = useCallback(async () => {
    const texts = Object.fromEntries(wanted.current);
    const answer = await ask<Answer>(fetchOf.current, `${documentData(view.id, documentId)}/texts`, { texts });
    if (answer.kind !== 'done') return;
    const { hasExample, texts: results } = answer.value;
    const entries = Object.entries(results).map(([member, result]) => [member, { given: texts[member] ?? '', result, hasExample }] as const);
    setTried((before) => ({ ...before, ...Object.fromEntries(entries) }));
  }, [view.id, documentId]);
  const soon = useCallback(() => {
    clearTimeout(timer.current);
    if (isKept && isNear && wanted.current.size > 0) timer.current = setTimeout(() => void send(), AFTER_MS);
  }, [isKept, isNear, send]);
  const tryText = useCallback(
    (member: TriedMember, text: string) => {
      if (wanted.current.get(member) === text) return;
      wanted.current.set(member, text);
      soon();
    },
    [soon],
  );
  const writtenBy = `${view.source.lastPost?.id} ${view.draft.language} ${view.draft.timeZone}`;
  useEffect(() => {
    if (writtenBy !== '') soon();
    return () => clearTimeout(timer.current);
  }, [soon, writtenBy]);
  const trying = useMemo(() => ({ tried, tryText }), [tried, tryText]);
  return (
    <TryingContext value={trying}>
      <div ref={place} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {children}
      </div>
    </TryingContext>
  );
}

/** Whether it is in view, or within a screen of it. */
function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watcher = new IntersectionObserver((seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)), { rootMargin: '100%' });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [place]);
  return isNear;
}

/** What the text of a member comes to; null before that is known. Without a text it asks nothing, and tells what another asked. */
export function useTried(member: TriedMember | undefined, text: string | null): Tried | null {
  const trying = use(TryingContext);
  const tryText = trying?.tryText;
  useEffect(() => {
    if (member !== undefined && text !== null) tryText?.(member, text);
  }, [member, text, tryText]);
  return (member !== undefined && trying?.tried[member]) || null;
}
