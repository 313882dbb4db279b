import type { Caller } from '@/lib/core/caller';
import type { Warning } from '@/lib/core/warning';
import { rejectedKey, wasRejected } from '@/lib/domain/accounts/key-warnings';
import type { Answer } from './reading';
import type { Tool } from './tools';

/** What an answer warns of is said as well: some clients show their model the first text alone. */
export function withNotes({ say, data }: Answer, { op, api }: Tool, caller: Caller): string {
  if (api !== 'signature') return say;
  const warnings = (data.warnings as Warning[] | undefined) ?? [];
  const isUntold = wasRejected(caller) && op.auth.rejected === 'none' && !warnings.some(({ code }) => code === 'rejected_key');
  const notes = [...warnings.map(({ message }) => message), ...(isUntold ? [`${rejectedKey} This call counts as one without a key.`] : [])];
  return [say, ...notes.map((note) => `Note: ${note}`)].join('\n');
}
