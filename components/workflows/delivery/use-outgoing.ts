'use client';
import { useEffect, useState } from 'react';
import type { WorkflowWebhook } from '@/lib/domain/webhooks/schema';
import { usePageFetch } from '../../dashboard/page-account';
import { ask } from '../state/client';

/** How the address that is told does: as the page came, and anew after each act and whenever one comes back to the page. */
export function useOutgoing(workflowId: string, given: WorkflowWebhook) {
  const fetch = usePageFetch();
  const [outgoing, setOutgoing] = useState(given);
  const read = async () => {
    const answer = await ask<WorkflowWebhook>(fetch, `/dashboard/data/workflows/${workflowId}/webhook`);
    if (answer.kind === 'done') setOutgoing(answer.value);
  };
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void read();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });
  return { outgoing, read };
}
