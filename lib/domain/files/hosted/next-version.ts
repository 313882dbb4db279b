import { now } from '@/lib/core/clock';
import type { Tx } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { enqueue } from '@/lib/engines/queue/queue';
import { noteBlobs } from '../store';
import { noteChange } from './note-change';
import { addVersion, type FileRow, type Maker, readFile, type VersionRow } from './store';
import type { TemplateReading } from './template-reading';

type Content = { mimeType: string; sha256: string; bytes: number; reading: TemplateReading | null };
type Current = { file: FileRow; newest: VersionRow };

/** Gives a file that is locked its next version, and returns it as it is then. The same bytes again are no change. */
export async function nextVersion(tx: Tx, before: Current, content: Content, by: Maker, what: 'content' | 'restored'): Promise<Current> {
  const { file, newest } = before;
  const { reading, mimeType, sha256, bytes } = content;
  if (newest.sha256 === sha256) return before;
  const [at, number] = [now(), newest.number + 1];
  await noteBlobs(tx, [{ sha256, bytes, mimeType, createdAt: at }]);
  await addVersion(tx, { id: newId('fver'), fileId: file.id, number, sha256, bytes, mimeType, at, by }, reading);
  // What uses it as a template may be complete by now, or no longer.
  await enqueue(tx, 'recheck-workflows', { id: file.id, owner: file.accountId });
  await noteChange(tx, file, at, by, { what, version: number });
  return readFile(tx, file.id);
}
