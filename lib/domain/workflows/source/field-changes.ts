import { z } from 'zod';

/** What a post brought otherwise than the one before; `eventId` is an example of it. */
export const fieldChange = z.strictObject({
  field: z.string(),
  change: z.enum(['appeared', 'vanished', 'kind']),
  /** Kinds, where they are known. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  eventId: z.string(),
  at: z.string(),
});
export type FieldChange = z.output<typeof fieldChange>;

/** The newest ones are kept: who looks wants to know since when something is otherwise. */
export const maxFieldChanges = 100;

/** What holds nothing says nothing of its kind. */
const nothing = 'null';

type Post = { fields: readonly string[]; kinds: Readonly<Record<string, string>> };

/** The changes from one post to the next. Of a first post everything is new, and nothing has changed. */
export function changesBetween(before: Post, now: Post, eventId: string, at: Date): FieldChange[] {
  if (before.fields.length === 0) return [];
  const [had, has] = [new Set(before.fields), new Set(now.fields)];
  const kindIn = ({ kinds }: Post, field: string) => (Object.hasOwn(kinds, field) ? (kinds[field] ?? null) : null);
  const entry = (field: string, change: FieldChange['change']): FieldChange => ({
    field,
    change,
    from: kindIn(before, field),
    to: kindIn(now, field),
    eventId,
    at: at.toISOString(),
  });
  return [
    ...now.fields.filter((field) => !had.has(field)).map((field) => entry(field, 'appeared')),
    ...before.fields.filter((field) => !has.has(field)).map((field) => entry(field, 'vanished')),
    ...now.fields.filter((field) => had.has(field) && isOther(kindIn(before, field), kindIn(now, field))).map((field) => entry(field, 'kind')),
  ];
}

const isOther = (from: string | null, to: string | null): boolean => from !== null && to !== null && from !== to && from !== nothing && to !== nothing;

/** Kinds as they are kept: where a value says nothing of its kind, the one before stays. */
export const keptKinds = (before: Readonly<Record<string, string>>, { fields, kinds }: Post): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const kind = Object.hasOwn(kinds, field) ? kinds[field] : undefined;
      const kept = kind !== undefined && kind !== nothing ? kind : Object.hasOwn(before, field) ? before[field] : kind;
      return kept === undefined ? [] : [[field, kept]];
    }),
  );
