import { parseStrokes, type Strokes } from '@/lib/domain/signatures/signing/strokes';
import type { SigningField } from '@/lib/domain/signatures/views/signing-view';

/** The one signature that stands in all of a person's signature fields. */
export type Adopted = { kind: 'typed'; text: string } | { kind: 'drawn'; strokes: Strokes } | { kind: 'uploaded'; dataUrl: string; name: string };

/** What a signer has entered so far. It stays in this browser until the document is signed. */
export type Draft = { signature: Adopted | null; texts: Record<string, string> };

export const emptyDraft: Draft = { signature: null, texts: {} };

const PREFIX = 'paraph.draft.';
const keyOf = (token: string) => PREFIX + token.slice(-8);
/** A link lives 14 days: what lies longer was left behind, and holds a signature that others should not find. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Private windows may refuse storage altogether: the draft then lives as long as the page. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

export const loadDraft = (token: string): Draft => attempt(() => readDraft(localStorage.getItem(keyOf(token)))) ?? emptyDraft;
export const saveDraft = (token: string, draft: Draft) => attempt(() => localStorage.setItem(keyOf(token), JSON.stringify({ ...draft, savedAt: Date.now() })));
export const forgetDraft = (token: string) => attempt(() => localStorage.removeItem(keyOf(token)));
/** Removes the drafts of all documents that were left behind in this browser. */
export const forgetOldDrafts = () => attempt(() => sweepDrafts(localStorage, Date.now()));

export function sweepDrafts(storage: Storage, atMs: number): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (key.startsWith(PREFIX) && isOld(storage.getItem(key), atMs)) storage.removeItem(key);
}

/** One that cannot be read, or does not say when it was saved, is of no use to anybody. */
function isOld(stored: string | null, atMs: number): boolean {
  const { savedAt } = attempt(() => JSON.parse(stored ?? '') as { savedAt?: unknown }) ?? {};
  return typeof savedAt !== 'number' || atMs - savedAt > KEPT_MS;
}

export function readDraft(stored: string | null): Draft | null {
  if (!stored) return null;
  const { signature, texts } = JSON.parse(stored) as Partial<Draft>;
  const kept = Object.entries(texts ?? {}).filter(([, text]) => typeof text === 'string');
  return { signature: readSignature(signature), texts: Object.fromEntries(kept) };
}

function readSignature(stored: Adopted | null | undefined): Adopted | null {
  if (stored?.kind === 'typed' && typeof stored.text === 'string') return stored;
  if (stored?.kind === 'uploaded' && /^data:image\/(png|jpeg);base64,/.test(stored.dataUrl)) return stored;
  if (stored?.kind !== 'drawn') return null;
  const strokes = parseStrokes(JSON.stringify(stored.strokes));
  return strokes && { kind: 'drawn', strokes };
}

/** Dates are filled in by the service, so there is nothing to do for them. */
export const isDone = (field: SigningField, draft: Draft): boolean =>
  field.kind === 'date' || (field.kind === 'signature' ? draft.signature !== null : Boolean(draft.texts[field.id]?.trim()));

export const toDo = (fields: SigningField[]): SigningField[] => fields.filter((field) => field.required && field.kind !== 'date');

/** As a reader meets them: page by page, line by line, then across. */
export function inReadingOrder(fields: SigningField[], dir: 'ltr' | 'rtl' = 'ltr'): SigningField[] {
  const sameLine = (a: SigningField, b: SigningField) => Math.abs(a.y + a.height - b.y - b.height) < 0.012;
  const across = dir === 'ltr' ? 1 : -1;
  return [...fields].sort((a, b) => a.page - b.page || (sameLine(a, b) ? across * (a.x - b.x) : a.y + a.height - b.y - b.height));
}

/** The next open field after the given one, else the first open one. */
export function nextToDo(fields: SigningField[], draft: Draft, after: string | null): SigningField | null {
  const open = toDo(fields).filter((field) => !isDone(field, draft));
  const from = fields.findIndex((field) => field.id === after);
  return open.find((field) => fields.indexOf(field) > from) ?? open[0] ?? null;
}
