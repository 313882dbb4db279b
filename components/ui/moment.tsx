'use client';
import { format, formatDateTime } from '@/lib/core/i18n/format';
import { type Language, localeOf } from '@/lib/core/i18n/languages';
import { useAlive } from './alive';

export type MomentWords = { today: string; yesterday: string; on: string };

type Props = { iso: string; language: Language; timeZone: string | null; words: MomentWords };

/** A moment within a sentence: "today at 14:02", "yesterday at 9:30", "on 21 November 2026 at 14:02". The exact one, with its zone, is the tip. */
export function Moment({ iso, language, timeZone, words }: Props) {
  const alive = useAlive();
  const zone = timeZone ?? (alive ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC');
  const at = new Date(iso);
  const exact = formatDateTime(at, language, zone);
  // The server's clock is not the reader's: what is relative is said once scripts run.
  return (
    <time dateTime={iso} title={exact} className="tabular-nums">
      {alive ? momentOf(at, new Date(), language, zone, words) : format(words.on, { date: exact })}
    </time>
  );
}

/** The moment as a sentence says it, by the calendar of the zone. */
export function momentOf(at: Date, now: Date, language: Language, timeZone: string, words: MomentWords): string {
  const locale = language === 'en' ? 'en-GB' : localeOf(language);
  const dayOf = (date: Date) => new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(date);
  const daysAgo = Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(at))) / (24 * 60 * 60 * 1000));
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at);
  if (daysAgo === 0 || daysAgo === 1) return format(daysAgo === 0 ? words.today : words.yesterday, { time });
  const date = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(at);
  return format(words.on, { date });
}
