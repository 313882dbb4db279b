import { provePdf } from '@/lib/engines/pdf/comparison/prove-pdf';
import type { TakenIn, Wants } from '@/lib/engines/pdf/intake/intake-jobs';
import { takeIn } from '@/lib/engines/pdf/intake/take-in-pdf';

/**
 * Takes a PDF in, and proves that it is shown and can be signed as it came, which a file that was proven before is spared.
 * Throws a DocumentRefusal for the file's faults, an EngineFailure for ours.
 */
export async function takeInProven(pdf: Uint8Array, { isProven = false, ...wants }: Wants & { isProven?: boolean } = {}): Promise<TakenIn> {
  const taken = await takeIn('takeIn', { pdf, ...wants });
  if (!isProven) await provePdf(pdf, taken);
  return taken;
}
