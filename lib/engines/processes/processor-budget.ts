import { AsyncLocalStorage } from 'node:async_hooks';

/** What one file may take of processors over all children that it passes through, in milliseconds, and what it has taken. */
export type ProcessorBudget = { spentMs: number; mostMs: number };

// Next loads a module once per layer; a pool of one must see what another began.
const shared = globalThis as typeof globalThis & { paraphProcessorBudgets?: AsyncLocalStorage<ProcessorBudget> };
const budgets = (): AsyncLocalStorage<ProcessorBudget> => (shared.paraphProcessorBudgets ??= new AsyncLocalStorage());

/** All jobs that the work gives to pools which charge for them share the budget. */
export const withinBudget = <Answer>(budget: ProcessorBudget, work: () => Promise<Answer>): Promise<Answer> => budgets().run(budget, work);

/** Undefined where the work has none. */
export const budgetOfNow = (): ProcessorBudget | undefined => budgets().getStore();
