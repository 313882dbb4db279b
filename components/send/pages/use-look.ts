'use client';
import { useEffect, useState } from 'react';
import type { SigningPageView } from '@/lib/domain/signatures/views/signing-view';
import { ask } from '../../dashboard/ask';
import { useSendDesk } from '../desk';
import { draftAddress } from '../draft/client';
import type { EditorField } from '../editor/field';
import type { DraftProblem } from '../foot/check-text';

/** The document as the signer will see it. `pictures`: where those of the pages lie; the page's number follows. */
type LookView = { pages: SigningPageView[]; fields: readonly EditorField[]; pictures: string };
export type Look = { state: 'loading' } | { state: 'failed'; problem: DraftProblem | null } | { state: 'ready'; view: LookView };

type Answer = { pages: SigningPageView[]; fields: EditorField[]; problems: DraftProblem[] };

const SET_WITHIN_MS = 30_000;

/** Has the draft set, as it is saved; anew with each revision while it is wanted. What was set before stays until the next is there. */
export function useLook(isWanted: boolean): Look {
  const { saver, saveState } = useSendDesk();
  const [look, setLook] = useState<Look>({ state: 'loading' });
  const savedAt = saveState.kind === 'saved' ? saveState.at : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved anew is set anew
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const set = async () => {
      await saver.flush();
      const { id } = saver;
      if (!id || saver.hasPending) return;
      const address = `${draftAddress(id)}/preview`;
      const next = await ask<Answer>(address, { withinMs: SET_WITHIN_MS }).then(
        ({ pages, fields, problems }): Look =>
          pages.length > 0 ? { state: 'ready', view: { pages, fields, pictures: address } } : { state: 'failed', problem: problems[0] ?? null },
        (): Look => ({ state: 'failed', problem: null }),
      );
      if (!isOver) setLook(next);
    };
    void set();
    return () => {
      isOver = true;
    };
  }, [isWanted, saver, savedAt]);
  return look;
}
