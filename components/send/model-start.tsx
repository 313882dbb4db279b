'use client';
import { useEffect, useState } from 'react';
import { Notice } from '../ui/notice';
import { createDraft } from './draft/client';
import { PagesSkeleton } from './pages/document-pages-part';
import type { SendWords } from './send-words';

/** Makes a draft after a request that was sent, and goes there; back does not lead here again. */
export function ModelStart({ from, words }: { from: string; words: SendWords }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isOver = false;
    createDraft(from).then(
      ({ id }) => isOver || location.replace(`/dashboard/send/${id}`),
      () => isOver || setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [from]);
  if (failed)
    return (
      <Notice kind="danger">
        <p>{words.model.failed}</p>
      </Notice>
    );
  return (
    <div className="grid max-w-xl gap-4">
      <p>{words.model.lead}</p>
      <PagesSkeleton />
    </div>
  );
}
