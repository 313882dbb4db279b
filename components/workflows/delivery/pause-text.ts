import type { Language } from '@/lib/core/i18n/languages';

const MS = { second: 1_000, minute: 60_000, hour: 3_600_000 };

/** "5 min", "2 hr": a pause in the largest unit that it fills. */
export function pauseText(pauseMs: number, language: Language): string {
  const unit = pauseMs >= MS.hour ? 'hour' : pauseMs >= MS.minute ? 'minute' : 'second';
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(pauseMs / MS[unit]);
}
