'use client';
import { format } from '@/lib/core/i18n/format';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useSendDesk } from '../desk';
import { readDraft } from './client';
import { clockTime } from './save-line';
import type { DraftView } from './view';

/** What keeps the draft from being saved for good, with the ways out. */
export function DraftNotice({ takeTheirs }: { takeTheirs: (fresh: DraftView) => void }) {
  const { words, saveState, saver, language, timeZone } = useSendDesk();
  if (saveState.kind === 'sent')
    return (
      <Notice kind="info" title={words.gone.sent}>
        <a href={`/dashboard/requests/${saveState.requestId}`} className="text-accent underline underline-offset-4">
          {words.gone.open}
        </a>
      </Notice>
    );
  if (saveState.kind === 'deleted')
    return (
      <Notice kind="warning" title={words.gone.deleted}>
        <a href="/dashboard/send" className="text-accent underline underline-offset-4">
          {words.gone.back}
        </a>
      </Notice>
    );
  if (saveState.kind !== 'conflict') return null;
  const { conflict } = words;
  const theirs = async () => {
    const fresh = saver.id ? await readDraft(saver.id).catch(() => null) : null;
    if (fresh) takeTheirs(fresh);
  };
  return (
    <Notice kind="danger" title={conflict.title}>
      {saveState.at ? <p>{format(conflict.body, { name: saveState.by || conflict.unknown, time: clockTime(saveState.at, language, timeZone) })}</p> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => void saver.goOnWithMine().catch(() => undefined)}>{conflict.mine}</Button>
        <Button onClick={() => void theirs()}>{conflict.theirs}</Button>
      </div>
    </Notice>
  );
}
