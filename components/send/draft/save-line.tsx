'use client';
import { useAlive } from '../../ui/alive';
import { useSendDesk } from '../desk';

/** How far what was typed is saved, in a few words. */
export function SaveLine({ sayTime }: { sayTime: (iso: string) => string }) {
  const { words, saveState, language, timeZone } = useSendDesk();
  const alive = useAlive();
  const { saving } = words;
  const quiet = 'text-sm text-ink-quiet';
  if (!alive || saveState.kind === 'new') return <p className={quiet}>{saving.new}</p>;
  if (saveState.kind === 'saved')
    return (
      <p className={quiet} title={sayTime(saveState.at)}>
        {saving.saved.replace('{time}', clockTime(saveState.at, language, timeZone))}
      </p>
    );
  if (saveState.kind === 'saving') return <p className={quiet}>{saving.saving}</p>;
  if (saveState.kind === 'offline' || saveState.kind === 'failed')
    return (
      <p role="status" className="max-w-prose text-sm text-warning">
        {saving[saveState.kind]}
      </p>
    );
  return null;
}

/** "14:02", in the reader's zone. */
export const clockTime = (iso: string, language: string, timeZone: string | null): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(iso));
