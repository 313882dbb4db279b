import type { Role } from '@/lib/core/caller';
import type { Tx } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { newId } from '@/lib/core/ids';
import { type AccountScope, sees } from '../accounts/scope';
import { accountsSeenBy } from '../accounts/visible-accounts';
import { type FileRow, findFileById, findVersionRow, insertFile, listVersionRows, type NewFile, type VersionRow } from './hosted/store';
import { type TemplateReading, templateReading } from './hosted/template-reading';
import { fileIdPattern } from './rules';
import { noteBlobs } from './store';

export type StoredFile = FileRow;
export type StoredVersion = VersionRow;

type Given = Omit<NewFile, 'id' | 'isShared'> & { reading: TemplateReading | null; isShared?: boolean };

/** Makes a file with its first version out of bytes that `putBlob` has stored already. */
export async function insertStoredFile(tx: Tx, { reading, isShared = false, ...file }: Given): Promise<{ id: string; version: 1 }> {
  await noteBlobs(tx, [{ sha256: file.sha256, bytes: file.bytes, mimeType: file.mimeType, createdAt: file.at }]);
  const id = newId('file');
  await insertFile(tx, { ...file, id, isShared }, newId('fver'), reading);
  return { id, version: 1 };
}

/** A file of the scope's account or of a team that it sees; null for any other. */
export const findFile = async (scope: AccountScope, id: string): Promise<StoredFile | null> => (await findFileAndRole(scope, id))?.file ?? null;

/** The same with what the scope is in the account of the file. */
export async function findFileAndRole(scope: AccountScope, id: string): Promise<{ file: StoredFile; role: Role } | null> {
  const file = await fileBy(id);
  if (!file || !sees(scope, file)) return null;
  const role = (await accountsSeenBy(scope)).get(file.accountId);
  return role ? { file, role } : null;
}

/** Whether there is such a file at all, whosever it is. */
export const fileIsKnown = async (id: string): Promise<boolean> => (await fileBy(id)) !== null;

/** The newest first. */
export const listVersions = (fileId: string): Promise<StoredVersion[]> => listVersionRows(fileId);

export const findVersion = (fileId: string, number: number): Promise<StoredVersion | null> => findVersionRow(fileId, number);

/** What was read in a version when it came in; null for what is no template. */
export const readingOf = ({ reading }: Pick<StoredVersion, 'reading'>): TemplateReading | null => (reading === null ? null : templateReading.parse(reading));

/** Where a browser or a key that may see the file opens it. */
export const fileUrl = (id: string): string => `${env().BASE_URL}/files/${id}/content`;

/** What cannot be an id is not asked for: some of it no database takes. */
const fileBy = async (id: string): Promise<StoredFile | null> => (fileIdPattern.test(id) ? findFileById(id) : null);
