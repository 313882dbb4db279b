'use client';
import { useEffect, useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { EditedWorkflow } from '@/lib/domain/workflows/editing/definition';
import { usePageFetch } from '../../dashboard/page-account';
import { useEditing } from '../editor/editing';
import { ask } from '../state/client';

type Example = { to: string[]; wrong: string[]; beyond: number; subject: string };

/** Typing pauses for so long before it is tried. */
const AFTER_MS = 400;

/** Whom the letter would go to with the last post. */
export function EmailExample({ email }: { email: NonNullable<EditedWorkflow['email']> }) {
  const { state, words } = useEditing();
  const { outputEmail } = words;
  const fetch = usePageFetch();
  const [example, setExample] = useState<Example | null>(null);
  const { id, source } = state.view;
  const asked = JSON.stringify({ email, post: source.lastPost?.id });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked says when to ask again
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const answer = await ask<{ example: Example | null }>(fetch, `/dashboard/data/workflows/${id}/email`, { email });
      if (!isOver && answer.kind === 'done') setExample(answer.value.example);
    }, AFTER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id, asked]);
  if (source.lastPost === null) return <p className="text-sm text-ink-quiet">{outputEmail.noSample}</p>;
  return (
    <div role="status" className="grid min-h-6 gap-1 text-sm">
      {example === null ? null : (
        <>
          <p className="wrap-anywhere">{example.to.length === 0 ? outputEmail.nobody : `${outputEmail.sample} ${example.to.join(', ')}`}</p>
          {example.wrong.map((text) => (
            <p key={text} className="wrap-anywhere text-warning">
              {format(outputEmail.wrong, { text })}
            </p>
          ))}
          {example.beyond > 0 ? <p className="text-warning">{outputEmail.most}</p> : null}
        </>
      )}
    </div>
  );
}
