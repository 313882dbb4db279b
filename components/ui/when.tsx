'use client';
import { formatDateTime } from '@/lib/core/i18n/format';
import { type Language, localeOf } from '@/lib/core/i18n/languages';
import { useAlive } from './alive';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Props = { iso: string; language: Language; timeZone: string | null };

/** A moment: how long ago within a day, else its date. The exact one, with its zone, is the tip and what a screen reader says. */
export function When({ iso, language, timeZone }: Props) {
  const alive = useAlive();
  const zone = timeZone ?? (alive ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC');
  const at = new Date(iso);
  const exact = formatDateTime(at, language, zone);
  // The server's clock is not the reader's: what is relative is said once scripts run.
  const short = alive ? shortOf(at, new Date(), language, zone) : exact;
  return (
    <time dateTime={iso} title={exact} className="tabular-nums">
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{exact}</span>
    </time>
  );
}

/** "5 minutes ago", "in 3 hours", "21 Nov", "21 Nov 2025". */
export function shortOf(at: Date, now: Date, language: Language, timeZone: string): string {
  const distance = at.getTime() - now.getTime();
  const size = Math.abs(distance);
  if (size < DAY_MS) {
    const relative = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
    if (size < MINUTE_MS) return relative.format(0, 'second');
    return size < HOUR_MS ? relative.format(Math.trunc(distance / MINUTE_MS), 'minute') : relative.format(Math.trunc(distance / HOUR_MS), 'hour');
  }
  const isThisYear =
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(at) === new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(now);
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : localeOf(language), {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' as const }),
    timeZone,
  }).format(at);
}
