import { db, type Tx } from '@/lib/core/db';
import type { Prisma, WorkflowChange } from '@/lib/core/generated/client';
import type { ChangedPlace } from './changed-place';
import { changedPlace } from './changed-place';
import type { ChangeKind } from './rules';

export type ChangeRow = Omit<WorkflowChange, 'changes' | 'kind'> & { kind: ChangeKind; changes: ChangedPlace[] };

export const insertChange = (tx: Tx, { changes, ...change }: ChangeRow) =>
  tx.workflowChange.create({ data: { ...change, changes: changes as Prisma.InputJsonValue } });

export const updateChange = (tx: Tx, { id, at, changes }: ChangeRow) =>
  tx.workflowChange.update({ where: { id }, data: { at, changes: changes as Prisma.InputJsonValue } });

export const removeChange = (tx: Tx, id: string) => tx.workflowChange.delete({ where: { id } });

/** What was done last; null before the first. */
export async function newestChange(tx: Tx, workflowId: string): Promise<ChangeRow | null> {
  const row = await tx.workflowChange.findFirst({ where: { workflowId }, orderBy: [{ at: 'desc' }, { id: 'desc' }] });
  return row && whole(row);
}

const whole = (row: WorkflowChange): ChangeRow => ({ ...row, kind: row.kind as ChangeKind, changes: changedPlace.array().parse(row.changes) });

/** `template`: a file that the workflow fills got this version. */
type Told = ChangeRow | { kind: 'template'; id: string; at: Date; byId: string | null; keyId: string | null; name: string; number: number };

type Place = readonly [at: string, id: string];

/** What was done, and new versions of the templates that the workflow has now: the newest first, after the given place. */
export async function listHistory(workflowId: string, limit: number, after: Place | undefined): Promise<Told[]> {
  const [changes, templates] = await Promise.all([listChanges(workflowId, limit, after), listTemplateVersions(workflowId, limit, after)]);
  return [...changes, ...templates].toSorted((one, other) => other.at.getTime() - one.at.getTime() || (other.id < one.id ? -1 : 1)).slice(0, limit);
}

async function listChanges(workflowId: string, limit: number, after: Place | undefined): Promise<ChangeRow[]> {
  const [at, id] = after ?? [];
  const before = at && id ? { OR: [{ at: { lt: at } }, { at, id: { lt: id } }] } : {};
  return (await db().workflowChange.findMany({ where: { workflowId, ...before }, orderBy: [{ at: 'desc' }, { id: 'desc' }], take: limit })).map(whole);
}

/** The first version of a file was there before it was a template. */
async function listTemplateVersions(workflowId: string, limit: number, [at, id]: Place | [] = []): Promise<Extract<Told, { kind: 'template' }>[]> {
  const rows = await db().$queryRaw<Omit<Extract<Told, { kind: 'template' }>, 'kind'>[]>`
    SELECT file_versions.id, file_versions.created_at AS at, file_versions.person_id AS "byId", file_versions.api_key_id AS "keyId", files.name, file_versions.number
    FROM files JOIN file_versions ON file_versions.file_id = files.id
    WHERE files.id IN (SELECT file_id FROM workflow_documents WHERE workflow_id = ${workflowId}) AND file_versions.number > 1
      AND (${at ?? null}::timestamptz IS NULL OR (file_versions.created_at, file_versions.id) < (${at ?? null}::timestamptz, ${id ?? null}))
    ORDER BY file_versions.created_at DESC, file_versions.id DESC LIMIT ${limit}`;
  return rows.map((row) => ({ ...row, kind: 'template' as const }));
}

/** What people and keys are called, by their ids. Of somebody who has left nothing is known. */
export async function namesOf(personIds: readonly string[], keyIds: readonly string[]): Promise<Map<string, string>> {
  const [people, keys] = await Promise.all([
    db().person.findMany({ where: { id: { in: [...personIds] } }, select: { id: true, name: true, email: true } }),
    db().apiKey.findMany({ where: { id: { in: [...keyIds] } }, select: { id: true, name: true } }),
  ]);
  return new Map([...people.map(({ id, name, email }) => [id, name ?? email] as const), ...keys.map(({ id, name }) => [id, name] as const)]);
}

/** The settings under a version's number, as they lie there; null where there is none. */
export const findDefinition = (workflowId: string, number: number): Promise<{ definition: Prisma.JsonValue; createdAt: Date } | null> =>
  db().workflowVersion.findUnique({ where: { workflowId_number: { workflowId, number } }, select: { definition: true, createdAt: true } });
