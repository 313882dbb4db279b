import type { Tx } from '@/lib/core/db';
import type { Language } from '@/lib/core/i18n/languages';
import { putBlob } from '@/lib/engines/storage/blobs';
import { fileKinds } from '../../files/hosted/file-kinds';
import { withEnding } from '../../files/hosted/file-name';
import { insertStoredFile } from '../../files/stored-file';
import { kindOf, nameOf } from './compose-template';
import type { StartingPoint } from './rules';
import { takePoint } from './starting-point';

/** Stores the bytes of a starting point; `insert` makes a file of the account of them and answers its id. */
export async function keepPoint(point: StartingPoint, language: Language, owner: { accountId: string; isTest: boolean }) {
  const { bytes, reading, settings, sample } = await takePoint(point, language);
  const { mimeType } = fileKinds[kindOf(point)];
  const file = { ...owner, name: withEnding(nameOf(point, language), mimeType), mimeType, sha256: await putBlob(bytes), bytes: bytes.length };
  const insert = async (tx: Tx, at: Date): Promise<string> => (await insertStoredFile(tx, { ...file, origin: 'blank', reading, at })).id;
  return { name: file.name, settings, sample, insert };
}
