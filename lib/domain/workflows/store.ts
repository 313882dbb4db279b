import { db, type Tx } from '@/lib/core/db';
import { Prisma, type Source, type WorkflowDocument } from '@/lib/core/generated/client';
import { type EmailSettings, emailSettings, type SignatureSettings, signatureSettings } from './definition';
import type { RunnableStatus, WorkflowStatus } from './rules';

/** Within a transaction, or beside all. */
export type Client = Tx | ReturnType<typeof db>;

const ofOwner = { id: true, name: true, email: true } as const;
const ofTeam = { id: true, kind: true, name: true } as const;
const around = { owner: { select: ofOwner }, team: { select: ofTeam }, source: true } satisfies Prisma.WorkflowInclude;

type Row = Prisma.WorkflowGetPayload<{ include: typeof around }>;

/** A workflow with its owner, its team and its source; its documents come apart. */
export type WorkflowRow = Omit<Row, 'source' | 'email'> & { source: Source; email: EmailSettings | null };

/** A template document as it was set up, with the file that it names; null where that is gone. */
export type DocumentRow = Omit<WorkflowDocument, 'signature'> & {
  signature: SignatureSettings | null;
  file: { name: string; mimeType: string; version: number } | null;
};

function whole({ source, ...row }: Row): WorkflowRow {
  if (!source) throw new Error(`The workflow ${row.id} has no source.`);
  return { ...row, source, email: row.email === null ? null : emailSettings.parse(row.email) };
}

/** Whosever it is. One query after the other: a transaction has one connection. */
export async function workflowById(id: string, client: Client = db()): Promise<WorkflowRow | null> {
  const row = await client.workflow.findUnique({ where: { id } });
  if (!row) return null;
  const source = await client.source.findUnique({ where: { workflowId: id } });
  const owner = await client.person.findUniqueOrThrow({ where: { id: row.ownerId }, select: ofOwner });
  const team = row.teamId === null ? null : await client.account.findUnique({ where: { id: row.teamId }, select: ofTeam });
  return whole({ ...row, owner, team, source });
}

/** The documents of several workflows, in the order in which they were added. */
export async function listDocuments(workflowIds: readonly string[], client: Client = db()): Promise<DocumentRow[]> {
  const rows = await client.workflowDocument.findMany({ where: { workflowId: { in: [...workflowIds] } }, orderBy: [{ position: 'asc' }, { id: 'asc' }] });
  const fileIds = [...new Set(rows.map(({ fileId }) => fileId))];
  const files = fileIds.length
    ? await client.file.findMany({ where: { id: { in: fileIds } }, select: { id: true, name: true, mimeType: true, version: true } })
    : [];
  const byId = new Map(files.map((file) => [file.id, file]));
  return rows.map(({ signature, ...row }) => ({
    ...row,
    signature: signature === null ? null : signatureSettings.parse(signature),
    file: byId.get(row.fileId) ?? null,
  }));
}

/** What was read in the newest version of each template, by the document's id. */
export async function readingsOf(workflowId: string, client: Client = db()): Promise<Map<string, unknown>> {
  const rows = await client.$queryRaw<{ id: string; reading: unknown }[]>`
    SELECT workflow_documents.id, file_versions.reading
    FROM workflow_documents
    JOIN files ON files.id = workflow_documents.file_id
    JOIN file_versions ON file_versions.file_id = files.id AND file_versions.number = files.version
    WHERE workflow_documents.workflow_id = ${workflowId}`;
  return new Map(rows.map(({ id, reading }) => [id, reading]));
}

/** Which workflows are asked for: of these accounts or shared with them; null for everybody's. */
export type Listing = { accountIds: readonly string[] | null; isTest: boolean | null; status: WorkflowStatus | undefined };

/** The newest first, after the given place. */
export async function listWorkflowRows(
  { accountIds, isTest, status }: Listing,
  limit: number,
  after?: readonly [createdAt: string, id: string],
): Promise<WorkflowRow[]> {
  const [createdAt, id] = after ?? [];
  const rows = await db().workflow.findMany({
    where: {
      AND: [
        ...(accountIds ? [{ OR: [{ accountId: { in: [...accountIds] } }, { teamId: { in: [...accountIds] } }] }] : []),
        ...(createdAt && id ? [{ OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] }] : []),
      ],
      ...(isTest === null ? {} : { isTest }),
      ...(status === undefined ? {} : status === 'ARCHIVED' ? { archivedAt: { not: null } } : { status, archivedAt: null }),
      source: { isNot: null },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    include: around,
  });
  return rows.map(whole);
}

/** Workflows that make their output of a file. */
export async function listUsersOf(fileId: string): Promise<string[]> {
  const rows = await db().workflowDocument.findMany({ where: { fileId }, distinct: ['workflowId'], select: { workflowId: true } });
  return rows.map(({ workflowId }) => workflowId);
}

/**
 * Lets one edit or post at a time at a workflow, until the transaction ends. The source's row is the lock of both, as
 * each decides by what the other may be writing: names that were seen, and tags that are used.
 */
export const lockWorkflow = (tx: Tx, id: string) => tx.$queryRaw`SELECT 1 FROM sources WHERE workflow_id = ${id} FOR UPDATE`;

/** Who makes a workflow, and whose account it will be. A key acts for the person who made it. */
export async function findMaker(accountId: string, by: { kind: 'key'; keyId: string } | { kind: 'person'; personId: string } | { kind: 'service' }) {
  const account = await db().account.findUniqueOrThrow({ where: { id: accountId }, select: { kind: true, ownerId: true } });
  const keys = by.kind === 'key' ? await db().apiKey.findUniqueOrThrow({ where: { id: by.keyId }, select: { personId: true } }) : null;
  return { isTeam: account.kind === 'team', personId: by.kind === 'person' ? by.personId : (keys?.personId ?? account.ownerId) };
}

export type NewWorkflow = Pick<
  Row,
  'id' | 'accountId' | 'teamId' | 'ownerId' | 'isTest' | 'name' | 'color' | 'icon' | 'language' | 'timeZone' | 'createdByApi'
> & {
  at: Date;
  /** Whether posts start runs at once; they do where nobody says. */
  autoCreate?: boolean;
  source: { id: string; secretHash: string; secretSealed: string; declaredFields: string[] | null };
};

/** With its source, and without a version: the first is published once its documents are there. */
export async function insertWorkflow(tx: Tx, { at, source, ...workflow }: NewWorkflow): Promise<void> {
  await tx.workflow.create({ data: { ...workflow, status: 'INCOMPLETE', version: 0, createdAt: at, updatedAt: at } });
  const { declaredFields, ...rest } = source;
  await tx.source.create({
    data: { ...rest, workflowId: workflow.id, sourceType: 'WEBHOOK', ...(declaredFields ? { declaredFields } : {}), createdAt: at },
  });
}

export type NewDocument = Pick<DocumentRow, 'id' | 'workflowId' | 'position' | 'fileId' | 'outputName'> & { at: Date };

/** As it is set up before anybody changes it: with a PDF, open and sent to nobody. */
export const insertDocument = (tx: Tx, { at, ...document }: NewDocument) =>
  tx.workflowDocument.create({
    data: { ...document, createPdfCopy: true, removeOutput: false, enablePdfPassword: false, preventCopy: false, createdAt: at, updatedAt: at },
  });

export type DocumentChanges = Partial<
  Pick<
    DocumentRow,
    'position' | 'outputName' | 'folder' | 'createPdfCopy' | 'removeOutput' | 'enablePdfPassword' | 'pdfPasswordSealed' | 'preventCopy' | 'updatedAt'
  >
> & { signature?: SignatureSettings | null };

export const updateDocument = (tx: Tx, id: string, { signature, ...changes }: DocumentChanges) =>
  tx.workflowDocument.update({ where: { id }, data: { ...changes, ...(signature === undefined ? {} : { signature: signature ?? Prisma.DbNull }) } });

export const removeDocument = (tx: Tx, id: string) => tx.workflowDocument.delete({ where: { id } });

export type WorkflowChanges = Partial<
  Pick<Row, 'name' | 'color' | 'icon' | 'teamId' | 'language' | 'timeZone' | 'version' | 'archivedAt' | 'autoCreate' | 'updatedAt'>
> & {
  status?: RunnableStatus;
  email?: EmailSettings | null;
};

export const updateWorkflow = (tx: Tx, id: string, { email, ...changes }: WorkflowChanges) =>
  tx.workflow.update({ where: { id }, data: { ...changes, ...(email === undefined ? {} : { email: email ?? Prisma.DbNull }) } });
