import { db, type Tx } from '@/lib/core/db';
import type { RunnableStatus } from '../rules';
import type { Client } from '../store';
import { type FieldChange, fieldChange } from './field-changes';

/** What a post needs to know of its source and workflow, in one statement. */
export type PostedSource = {
  sourceId: string;
  workflowId: string;
  accountId: string;
  isTest: boolean;
  status: RunnableStatus;
  autoCreate: boolean;
  version: number;
  isArchived: boolean;
};

export type NotedSource = PostedSource & {
  declaredFields: string[] | null;
  lastFields: string[];
  seenFields: string[];
  seenGroups: string[];
  fieldKinds: Record<string, string>;
  lastEventAt: Date | null;
  /** Whether somebody has said which post is the example. */
  isSamplePicked: boolean;
  /** What stands in the source's fields, in short: another post that changes them changes it. */
  mark: string;
};

/** In SQL, beside `sources`. */
export const sourceMark = `md5(sources.last_fields::text || sources.field_kinds::text)`;

const posted = `sources.id AS "sourceId", workflows.id AS "workflowId", workflows.account_id AS "accountId", workflows.is_test AS "isTest", workflows.status,
  workflows.auto_create AS "autoCreate", workflows.version, workflows.archived_at IS NOT NULL AS "isArchived"`;
const noted = `${posted}, sources.declared_fields AS "declaredFields", sources.last_fields AS "lastFields", sources.seen_fields AS "seenFields",
  sources.seen_groups AS "seenGroups",  sources.field_kinds AS "fieldKinds", sources.last_event_at AS "lastEventAt", sources.sample_picked_at IS NOT NULL AS "isSamplePicked",
  ${sourceMark} AS mark`;
const joined = 'FROM sources JOIN workflows ON workflows.id = sources.workflow_id';

export async function sourceByHash(secretHash: string): Promise<PostedSource | null> {
  const [row] = await db().$queryRawUnsafe<PostedSource[]>(`SELECT ${posted} ${joined} WHERE sources.secret_hash = $1`, secretHash);
  return row ?? null;
}

export async function readNoted(client: Client, workflowId: string): Promise<NotedSource> {
  const [row] = await client.$queryRawUnsafe<NotedSource[]>(`SELECT ${noted} ${joined} WHERE sources.workflow_id = $1`, workflowId);
  if (!row) throw new Error(`The workflow ${workflowId} has no source.`);
  return row;
}

type Noted = {
  lastFields: string[];
  seenFields: string[];
  seenGroups: string[];
  fieldKinds: Record<string, string>;
  lastEventAt: Date;
  sampleEventId?: string;
};

export const updateSource = (tx: Tx, id: string, changes: Noted) => tx.source.update({ where: { id }, data: changes });

/** That posts still come; what they bring is as before. */
export const touchSource = (tx: Tx, id: string, at: Date) =>
  tx.$executeRaw`UPDATE sources SET last_event_at = ${at} WHERE id = ${id} AND (last_event_at IS NULL OR last_event_at < ${at})`;

/** The changes of a source's fields that are kept, the newest first. */
export const readChanges = async (client: Client, sourceId: string): Promise<FieldChange[]> => {
  const { fieldChanges } = await client.source.findUniqueOrThrow({ where: { id: sourceId }, select: { fieldChanges: true } });
  return fieldChange.array().parse(fieldChanges);
};

export const writeChanges = (tx: Tx, id: string, fieldChanges: FieldChange[]) => tx.source.update({ where: { id }, data: { fieldChanges } });

/** The post that somebody wants as the example from now on; null where it is to follow what comes in again. */
export const pickSample = (id: string, eventId: string | null, at: Date) =>
  db().source.update({ where: { id }, data: eventId === null ? { samplePickedAt: null } : { sampleEventId: eventId, samplePickedAt: at } });

/** From now on posts come to another address. */
export const changeSecret = (tx: Tx, workflowId: string, secret: { secretHash: string; secretSealed: string }) =>
  tx.source.update({ where: { workflowId }, data: secret });

/** The post that came last. */
export const newestPost = (sourceId: string, client: Client): Promise<{ id: string; createdAt: Date } | null> =>
  client.sourceEvent.findFirst({ where: { sourceId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], select: { id: true, createdAt: true } });

/** Those of these posts whose data were not erased. */
export const keptPosts = (ids: readonly string[], client: Client): Promise<{ id: string; createdAt: Date }[]> =>
  client.sourceEvent.findMany({ where: { id: { in: [...ids] }, payload: { not: null } }, select: { id: true, createdAt: true } });

export async function sourceByWorkflow(workflowId: string): Promise<PostedSource | null> {
  const [row] = await db().$queryRawUnsafe<PostedSource[]>(`SELECT ${posted} ${joined} WHERE workflows.id = $1`, workflowId);
  return row ?? null;
}
