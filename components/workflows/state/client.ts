import type { WorkflowCommand } from '@/lib/domain/workflows/editing/commands';
import type { EditorView } from '@/lib/domain/workflows/editing/schema';
import { ask as askService, type Fetch, Refused } from '../../dashboard/ask';

/** What became of a call: the editor as it stands, a refusal with its details, or nothing that can be read. */
export type Answer<T> = { kind: 'done'; value: T } | { kind: 'refused'; refusal: Refused } | { kind: 'unreached' };

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Asks an address of ours for JSON. Never throws. */
export async function ask<T>(by: Fetch, path: string, body?: unknown, method: Method = body === undefined ? 'GET' : 'POST'): Promise<Answer<T>> {
  try {
    return { kind: 'done', value: await askService<T>(path, { method, body, by }) };
  } catch (error) {
    return error instanceof Refused ? { kind: 'refused', refusal: error } : { kind: 'unreached' };
  }
}

const addressOf = (id: string, what: string) => `/dashboard/data/workflows/${id}/${what}`;

export const readEditor = (by: Fetch, id: string) => ask<EditorView>(by, addressOf(id, 'draft'));
/** What differs as soon as the editor would show something else. */
export const readMark = (by: Fetch, id: string) => ask<{ mark: string }>(by, addressOf(id, 'mark'));
export const sendEdits = (by: Fetch, id: string, after: number, commands: readonly WorkflowCommand[]) =>
  ask<EditorView>(by, addressOf(id, 'draft'), { after, commands });
export const endDraft = (by: Fetch, id: string, how: 'publish' | 'drop', revision: number) => ask<EditorView>(by, addressOf(id, how), { revision });

/** Why a save was refused that has nothing against what it holds: what passes by itself, what signing in again mends, or what stays; null for a conflict. */
export function hindranceOf({ status, code }: Pick<Refused, 'status' | 'code'>): 'unreached' | 'signedOut' | 'gone' | null {
  if (code === 'conflict') return null;
  if (status === 401) return 'signedOut';
  // Too many at once; or another tab acts for another account, which the frame says, with the way back.
  return status === 429 || code === 'other_account' ? 'unreached' : 'gone';
}

/** Which commands of a save were refused, by their index, and why. */
export const refusedCommands = ({ details }: Refused): Map<number, string> =>
  new Map(
    details.flatMap(({ path, message }) => {
      const index = /^commands\[(\d+)\]/.exec(path)?.[1];
      return index === undefined ? [] : [[Number(index), message] as const];
    }),
  );
