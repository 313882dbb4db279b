import { format } from '@/lib/core/i18n/format';
import type { Speaking } from '../words';

type Outcome = { status: number | null; problem: string | null; duration_ms: number };

const MS_A_SECOND = 1_000;

/** What came of an attempt, in words: "Answered 204", "The host has no address (DNS)", with the time it took. */
export function outcomeText({ status, problem, duration_ms }: Outcome, { words, language }: Pick<Speaking, 'words' | 'language'>): string {
  const { deliveries } = words;
  const said =
    status === null
      ? (deliveries.problems[problem as keyof typeof deliveries.problems] ?? problem ?? '')
      : format(deliveries.answered, { status: String(status) });
  return format(deliveries.took, { said, time: timeText(duration_ms, language) });
}

/** "34 ms", and from a second on "1.2 s": a receiver that answers at once answers not "after 0 s". */
const timeText = (ms: number, language: string): string =>
  ms < MS_A_SECOND ? inUnit(Math.round(ms), 'millisecond', language) : inUnit(ms / MS_A_SECOND, 'second', language);

const inUnit = (count: number, unit: 'millisecond' | 'second', language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(count);
