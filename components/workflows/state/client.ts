import type { WorkflowCommand } from '@/lib/domain/workflows/editing/commands';
import type { EditorView } from '@/lib/domain/workflows/editing/schema';

type Detail = { path: string; code: string; message: string };

/** What became of a call: the editor as it stands, a refusal with its details, or nothing that can be read. */
export type Answer<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; status: number; code: string; message: string; details: readonly Detail[] }
  | { kind: 'unreached' };

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

const ANSWER_WITHIN_MS = 20_000;

/** Asks an address of ours for JSON. Never throws. */
export async function ask<T>(fetch: Fetch, path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<Answer<T>> {
  try {
    const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const answer = await fetch(path, { method, ...sent, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    const text = await answer.text();
    const json = text === '' ? {} : JSON.parse(text);
    if (answer.ok) return { kind: 'done', value: json as T };
    if (answer.status >= 500 || typeof json.error !== 'string') return { kind: 'unreached' };
    return { kind: 'refused', status: answer.status, code: json.error, message: String(json.message ?? ''), details: json.details ?? [] };
  } catch {
    return { kind: 'unreached' };
  }
}

const addressOf = (id: string, what: string) => `/dashboard/data/workflows/${id}/${what}`;

export const readEditor = (fetch: Fetch, id: string) => ask<EditorView>(fetch, addressOf(id, 'draft'));
export const sendEdits = (fetch: Fetch, id: string, after: number, commands: readonly WorkflowCommand[]) =>
  ask<EditorView>(fetch, addressOf(id, 'draft'), { after, commands });
export const endDraft = (fetch: Fetch, id: string, how: 'publish' | 'drop', revision: number) => ask<EditorView>(fetch, addressOf(id, how), { revision });

/** Which commands of a save were refused, by their index, and why. */
export const refusedCommands = (details: readonly Detail[]): Map<number, string> =>
  new Map(
    details.flatMap(({ path, message }) => {
      const index = /^commands\[(\d+)\]/.exec(path)?.[1];
      return index === undefined ? [] : [[Number(index), message] as const];
    }),
  );
