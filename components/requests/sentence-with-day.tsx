'use client';
import { format, formatDate, formatDateTime, type Values } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import { useAlive } from '../ui/alive';

type Props = { text: string; values?: Values; iso: string; language: Language; timeZone: string | null };

/** A sentence with the day that it speaks of where it says {date}. The exact moment, with its zone, is the tip and what a screen reader says. */
export function SentenceWithDay({ text, values = {}, iso, language, timeZone }: Props) {
  const alive = useAlive();
  const at = new Date(iso);
  const zone = timeZone ?? (alive ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC');
  const exact = formatDateTime(at, language, zone);
  const [before = '', after = ''] = text.split('{date}');
  return (
    <>
      {format(before, values)}
      <time dateTime={iso} title={exact}>
        {/* Which day it is depends on the zone, and before scripts run a chosen one alone is known. */}
        <span aria-hidden="true">{timeZone || alive ? formatDate(at, language, zone) : exact}</span>
        <span className="sr-only">{exact}</span>
      </time>
      {format(after, values)}
    </>
  );
}
