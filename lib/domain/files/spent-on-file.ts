import { now } from '@/lib/core/clock';
import { processorMsFor } from '@/lib/engines/pdf/intake/take-in-proven';
import type { ProcessorBudget } from '@/lib/engines/processes/processor-budget';

const rememberedMs = 5 * 60 * 1000;
const maxFiles = 1_000;

type Spent = { budget: ProcessorBudget; until: number };
const held = globalThis as { paraphSpentOnFiles?: Map<string, Spent> };

/**
 * What a file may take of processors, with what tries took that met a busy machine: else one that takes for ever by the clock could be
 * sent again and again. Each process counts for itself; the verdict in which it ends is kept for all.
 */
export function budgetOfFile(sha256: string): ProcessorBudget {
  held.paraphSpentOnFiles ??= new Map();
  const files = held.paraphSpentOnFiles;
  const at = now().getTime();
  const known = files.get(sha256);
  const budget = known && known.until > at ? known.budget : { spentMs: 0, mostMs: processorMsFor(1) };
  files.delete(sha256);
  files.set(sha256, { budget, until: at + rememberedMs });
  const [oldest] = files.keys();
  if (files.size > maxFiles && oldest !== undefined) files.delete(oldest);
  return budget;
}

/** Once there is a verdict on it. */
export const forgetSpent = (sha256: string): void => void held.paraphSpentOnFiles?.delete(sha256);
