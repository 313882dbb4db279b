'use client';
import { useEffect, useRef, useState } from 'react';
import { usePageFetch } from '../../dashboard/page-account';
import { ask } from './client';

type Posted = { data: Record<string, unknown> | null };

/** Where nobody picked an example it follows what comes in, and that may be ten posts a second: what shows it is drawn anew this often. */
const FOLLOWED_EVERY_MS = 5_000;
const AGAIN_AFTER_MS = 4_000;

/** What the post held that stands as the example; null while the first is read, and where none is kept. `first`: what came with the page. */
export function usePosted(
  workflowId: string,
  example: { id: string; isPicked: boolean } | null,
  first: Record<string, unknown> | null,
): Record<string, unknown> | null {
  const fetch = usePageFetch();
  const [posted, setPosted] = useState<{ of: string; data: Record<string, unknown> | null } | null>(first && example ? { of: example.id, data: first } : null);
  const readAt = useRef(0);
  const [id, isPicked, shown] = [example?.id ?? null, example?.isPicked ?? false, posted?.of ?? null];
  const fetchOf = useRef(fetch);
  fetchOf.current = fetch;
  useEffect(() => {
    if (id === null || shown === id) return;
    let isOver = false;
    const read = async () => {
      readAt.current = Date.now();
      const answer = await ask<Posted>(fetchOf.current, `/workflows/${workflowId}/events/${id}/`);
      if (isOver) return;
      if (answer.kind === 'done') setPosted({ of: id, data: answer.value.data });
      else if (answer.kind === 'unreached') timer = setTimeout(read, AGAIN_AFTER_MS);
    };
    let timer = setTimeout(read, isPicked ? 0 : Math.max(0, readAt.current + FOLLOWED_EVERY_MS - Date.now()));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [workflowId, id, isPicked, shown]);
  return id === null ? null : (posted?.data ?? null);
}
