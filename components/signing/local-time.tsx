'use client';
import { format, formatDateTime, type Values } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import { useAlive } from '../ui/alive';

/** In UTC as it comes from the server, in the reader's own zone once scripts run; the zone is always named. */
export function LocalTime({ iso, language }: { iso: string; language: Language }) {
  const alive = useAlive();
  const zone = alive ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC';
  return <time dateTime={iso}>{formatDateTime(new Date(iso), language, zone)}</time>;
}

type SentenceProps = { text: string; values?: Values; iso: string | null; language: Language };

/** A sentence with a {date} in it. It is cut first and filled then: a title may say "{date}" too. */
export function SentenceWithTime({ text, values = {}, iso, language }: SentenceProps) {
  const [before = '', after] = text.split('{date}');
  return (
    <>
      {format(before, values)}
      {iso && after !== undefined ? <LocalTime iso={iso} language={language} /> : null}
      {after === undefined ? null : format(after, values)}
    </>
  );
}
