import { outcomes } from '@/lib/domain/accounts/calls/rules';
import type { CallFilterValues } from './call-filter';

type Given = string | string[] | undefined;

const one = (value: Given): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The filter that an address names; what it does not know narrows nothing. */
export function callFilterOf({ outcome, operation, key }: Partial<Record<'outcome' | 'operation' | 'key', Given>>): CallFilterValues {
  const named = one(outcome);
  const known = named !== null && Object.hasOwn(outcomes, named) ? (named as keyof typeof outcomes) : null;
  return { outcome: known, operation: one(operation), key: one(key) };
}
