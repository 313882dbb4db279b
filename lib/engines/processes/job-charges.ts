import type { ChildProcess } from 'node:child_process';
import type { JobMessage } from '@/lib/engines/processes/jobs';
import type { ProcessorBudget } from '@/lib/engines/processes/processor-budget';
import { processorTimeOf } from '@/lib/engines/processes/processor-time';

type Charged = { message: Pick<JobMessage, 'processorMs'>; budget: ProcessorBudget | undefined };
type Spending = { process: ChildProcess; spentBeforeMs: number | null };

/** A job may take what its pool allows and its budget has left. */
export function limitToBudget({ message, budget }: Charged, processorMs: number | undefined): void {
  if (budget && processorMs !== undefined) message.processorMs = Math.max(1, Math.min(processorMs, budget.mostMs - budget.spentMs));
}

export function charge({ budget }: Charged, ms: number | undefined): void {
  if (budget) budget.spentMs += ms ?? 0;
}

export const isSpent = ({ budget }: Charged): boolean => budget !== undefined && budget.spentMs >= budget.mostMs;

/** What a child took for its job so far; none where it has not begun, as to be started or to wait is not the job's doing. */
export function spentOn({ process: { pid }, spentBeforeMs }: Spending): number {
  if (spentBeforeMs === null) return 0;
  return Math.max(0, (processorTimeOf(pid) ?? spentBeforeMs) - spentBeforeMs);
}
