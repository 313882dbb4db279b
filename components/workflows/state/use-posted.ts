'use client';
import { useEffect, useState } from 'react';
import { usePageFetch } from '../../dashboard/page-account';
import { ask } from './client';

type Posted = { data: Record<string, unknown> | null };

/** What the last post held; null while it is read, or once it was erased. */
export function usePosted(workflowId: string, eventId: string | null): Record<string, unknown> | null {
  const fetch = usePageFetch();
  const [posted, setPosted] = useState<{ of: string; data: Record<string, unknown> | null } | null>(null);
  useEffect(() => {
    if (eventId === null || posted?.of === eventId) return;
    let isOver = false;
    void ask<Posted>(fetch, `/workflows/${workflowId}/events/${eventId}/`).then((answer) => {
      if (!isOver && answer.kind === 'done') setPosted({ of: eventId, data: answer.value.data });
    });
    return () => {
      isOver = true;
    };
  });
  return posted?.data ?? null;
}
