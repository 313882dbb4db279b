import { sha256 } from '@/lib/core/ids';
import type { Act } from '../store';

/**
 * A whole act as the event of the signature holds its hash: which marks and entries, from where, when, and whatever else its row
 * says. Pairs in the order of their names, so that their JSON is the same everywhere; the attachment of the signed PDF bears them,
 * so that anyone can compute the hash. What is null is left out: a column that a later version adds changes no hash of before.
 */
export function actRecord({ id: _id, requestId: _request, at, signature, values, ...plain }: Act): [name: string, value: unknown][] {
  const signatureSha256 = signature === null ? null : sha256(signature);
  return sorted({ ...plain, at: at.toISOString(), signatureSha256, values: sorted(values) });
}

export const actHash = (act: Act): string => sha256(JSON.stringify(actRecord(act)));

const sorted = (facts: Readonly<Record<string, unknown>>) =>
  Object.entries(facts)
    .filter(([, value]) => value !== null)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
