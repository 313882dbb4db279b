'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DocumentPagesView, Side } from '@/lib/domain/workflows/views/document-view';
import { ask } from '../../dashboard/ask';
import { usePageFetch } from '../../dashboard/page-account';
import { documentData } from './addresses';

export type SideState = DocumentPagesView | { state: 'converting' | 'unreached' };

/** A template of many pages takes its time, and others may be before it. */
const WITHIN_MS = 60_000;

/** The pages of one side, asked for when the page stands, and anew when they show something else. */
export function useSide(workflowId: string, documentId: string, side: Side, shows: string): { pages: SideState; again: () => void } {
  const [pages, setPages] = useState<SideState>({ state: 'converting' });
  const [round, setRound] = useState(0);
  const pageFetch = usePageFetch();
  const fetchOf = useRef(pageFetch);
  fetchOf.current = pageFetch;
  const asked = `${shows} ${round}`;
  useEffect(() => {
    let isOver = false;
    const show = (next: SideState) => {
      if (!isOver && asked !== '') setPages(next);
    };
    ask<DocumentPagesView>(`${documentData(workflowId, documentId)}/sides/${side}`, { by: fetchOf.current, withinMs: WITHIN_MS }).then(show, () =>
      show({ state: 'unreached' }),
    );
    return () => {
      isOver = true;
    };
  }, [workflowId, documentId, side, asked]);
  const again = useCallback(() => {
    setPages({ state: 'converting' });
    setRound((before) => before + 1);
  }, []);
  return { pages, again };
}
