import type { AnyOperation } from '@/lib/core/operation';
import { operations } from '@/lib/domain/operations';
import { dialectOf } from '../http/dialects';
import { errorsOf } from '../openapi/answers';

type Call = { operation: string; status: number; error: string | null };

const byName = new Map<string, AnyOperation>(operations.map((op) => [op.name, op]));

/**
 * What the reference says of the error of a call by a key: of the operation's own, else of any with this code and status. Of a
 * code that stands for several things it is the first, but for that of a refused credential: a key came along, and whether
 * it works still says which it was. `inReference`: whether the operation has a place there.
 */
export function explainCall({ operation, status, error }: Call, keyWorks: boolean): { advice: string | null; inReference: boolean } {
  const op = byName.get(operation);
  const inReference = op?.api !== undefined;
  if (error === null) return { advice: null, inReference };
  const fits = (found: { code: string; status: number }) => found.code === error && found.status === status;
  const own = op ? errorsOf(op).filter(fits) : [];
  const refusal = op && dialectOf(op).credential[keyWorks ? 'forbidden' : 'invalid'];
  const meant = own.find((found) => found === refusal) ?? own[0] ?? operations.flatMap(errorsOf).find(fits);
  return { advice: meant?.sentence ?? null, inReference };
}
