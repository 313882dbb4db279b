import type { z } from 'zod';
import { daysAfter, now } from '@/lib/core/clock';
import type { editorView } from '../editing/schema';
import type { Client, WorkflowRow } from '../store';
import { sourceUrl } from './address';
import { exampleOf } from './example';
import { fieldChange } from './field-changes';
import { newestPost } from './store';

type Shown = z.input<typeof editorView>['source'];

/** What changed is told for a week: after that it is how things are. */
const changesToldDays = 7;

/** Where the data of a workflow come from, what they bring, and which of them stand as the example. */
export async function shownSource(source: WorkflowRow['source'], client: Client): Promise<Shown> {
  const newest = await newestPost(source.id, client);
  const example = await exampleOf(source, newest?.id ?? null, client);
  return {
    url: sourceUrl(source),
    fields: fieldsOf(source),
    ...changesOf(source),
    lastPost: newest && { id: newest.id, at: newest.createdAt.toISOString() },
    sample: example && { ...example, at: example.at.toISOString() },
  };
}

/** Those that were declared, and behind them what the last post had beside them; before the first, what the form that is on will bring. */
function fieldsOf({ declaredFields, lastFields, seenFields, fieldKinds }: WorkflowRow['source']): Shown['fields'] {
  const [declared, seen] = [new Set((declaredFields ?? []) as string[]), new Set(lastFields as string[])];
  const expected = seen.size === 0 ? (seenFields as string[]) : [];
  const kinds = fieldKinds as Record<string, string>;
  const kindOf = (name: string) => (Object.hasOwn(kinds, name) ? (kinds[name] ?? null) : null);
  return [...new Set([...declared, ...seen, ...expected])].map((name) => ({
    name,
    kind: kindOf(name),
    isDeclared: declared.has(name),
    isSeen: seen.has(name),
  }));
}

/** What the newest post that was otherwise than the one before brought. */
function changesOf(source: WorkflowRow['source']): Pick<Shown, 'changes' | 'changedAt'> {
  const [newest, ...older] = fieldChange.array().parse(source.fieldChanges);
  if (!newest || new Date(newest.at) < daysAfter(now(), -changesToldDays)) return { changes: [], changedAt: null };
  const alike = [newest, ...older].filter(({ eventId }) => eventId === newest.eventId);
  return { changes: alike.map(({ field, change, from, to }) => ({ field, change, from, to })), changedAt: newest.at };
}
