import type { Tx } from '@/lib/core/db';
import { findFileById } from '../../files/hosted/store';
import { noteBlobs } from '../../files/store';
import { listVersions, type StoredVersion } from '../../files/stored-file';
import type { DocumentDefinition } from '../../workflows/definition';
import type { PlannedStep } from '../rules';

/** The templates of a run as they were at a time: what is uploaded or deleted later changes nothing. */
export async function pinTemplates(plan: readonly PlannedStep[], at: Date) {
  const fileIds = [...new Set(plan.map(({ document }) => document.fileId))];
  const names = new Map(await Promise.all(fileIds.map(async (id) => [id, (await findFileById(id))?.name] as const)));
  const versions = new Map(await Promise.all(fileIds.map(async (id) => [id, versionAt(await listVersions(id), at)] as const)));
  return {
    /** A file that is gone has no version: the step that needs it says so. */
    inputOf({ fileId }: DocumentDefinition) {
      const version = versions.get(fileId);
      const pinned = version ? { version: version.number, mimeType: version.mimeType } : {};
      return { input: { fileId, name: names.get(fileId) ?? 'Document', ...pinned }, inputSha256: version?.sha256 ?? null };
    },
    /** In the transaction that names them: nobody forgets their bytes between looking and naming. */
    lock: (tx: Tx, createdAt: Date): Promise<void> =>
      noteBlobs(
        tx,
        [...versions.values()].flatMap((version) => (version ? [{ sha256: version.sha256, bytes: version.bytes, mimeType: version.mimeType, createdAt }] : [])),
      ),
  };
}

/** The newest at that time; of a file that is younger than its run, the oldest. */
const versionAt = (newestFirst: readonly StoredVersion[], at: Date): StoredVersion | undefined =>
  newestFirst.find(({ createdAt }) => createdAt <= at) ?? newestFirst.at(-1);
