import type { AnyOperation } from '@/lib/core/operation';
import { operations } from '@/lib/domain/operations';
import { errorsOf } from '../openapi/answers';

type Call = { operation: string; status: number; error: string | null };

const byName = new Map<string, AnyOperation>(operations.map((op) => [op.name, op]));

/**
 * What the reference says of a call's error: of the operation's own, else of any with this code and status. Of a code that
 * stands for several things, the first. `inReference`: whether the operation has a place there.
 */
export function explainCall({ operation, status, error }: Call): { advice: string | null; inReference: boolean } {
  const op = byName.get(operation);
  const fits = (found: { code: string; status: number }) => found.code === error && found.status === status;
  const own = op && errorsOf(op).find(fits);
  const advice = error === null ? null : (own ?? operations.flatMap(errorsOf).find(fits))?.sentence;
  return { advice: advice ?? null, inReference: op?.api !== undefined };
}
