import { format } from '@/lib/core/i18n/format';
import type { Speaking } from '../words';

type Outcome = { status: number | null; problem: string | null; duration_ms: number };

const MS_A_SECOND = 1_000;

/** What came of an attempt, in words: "Answered 204", "The host has no address (DNS)", with the time it took. */
export function outcomeText({ status, problem, duration_ms }: Outcome, { words, language }: Pick<Speaking, 'words' | 'language'>): string {
  const { deliveries } = words;
  const seconds = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(duration_ms / MS_A_SECOND);
  const said =
    status === null
      ? (deliveries.problems[problem as keyof typeof deliveries.problems] ?? problem ?? '')
      : format(deliveries.answered, { status: String(status) });
  return format(deliveries.took, { said, seconds });
}
