import { provePdf } from '@/lib/engines/pdf/comparison/prove-pdf';
import type { TakenIn, Wants } from '@/lib/engines/pdf/intake/intake-jobs';
import { takeIn } from '@/lib/engines/pdf/intake/take-in-pdf';
import { budgetOfNow } from '@/lib/engines/processes/processor-budget';

/** Milliseconds of a processor, over all children. A usual page takes a tenth of its share. */
const FIRST_PAGE_MS = 15_000;
const FURTHER_PAGE_MS = 3_000;

/** What a PDF may take before it is refused as too complex, where whoever calls gives it a budget. */
export const processorMsFor = (pages: number): number => FIRST_PAGE_MS + Math.max(0, pages - 1) * FURTHER_PAGE_MS;

/**
 * Takes a PDF in, and proves that it is shown and can be signed as it came, which a file that was proven before is spared.
 * Throws a DocumentRefusal for the file's faults, an EngineFailure for ours.
 */
export async function takeInProven(pdf: Uint8Array, { isProven = false, ...wants }: Wants & { isProven?: boolean } = {}): Promise<TakenIn> {
  const taken = await takeIn('takeIn', { pdf, ...wants });
  const budget = budgetOfNow();
  if (budget) budget.mostMs = Math.max(budget.mostMs, processorMsFor(taken.pages.length));
  if (!isProven) await provePdf(pdf, taken);
  return taken;
}
