import { afterEach, expect, test } from 'vitest';
import { now, setClock } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { blobKey } from '@/lib/engines/storage/blob-keys';
import { putBlob } from '@/lib/engines/storage/blobs';
import { runJob } from '@/lib/testing/run-job';
import { keysIn, ownStorage } from '@/lib/testing/storage';
import { insertInstallation, noteBlobs } from '../store';

afterEach(() => setClock(null));

test('a day later what no record speaks of is put aside, and nothing else', async () => {
  const storage = await ownStorage();
  await db().installation.deleteMany();
  await insertInstallation({ id: 'ins_swept', createdAt: now(), applicationKeyMac: '', linkSecretMac: '' });
  const orphan = await putBlob(Buffer.from('nobody speaks of these bytes'));
  const known = await putBlob(Buffer.from('a record speaks of these'));
  await transaction((tx) => noteBlobs(tx, [{ sha256: known, bytes: 24, mimeType: 'text/plain', createdAt: now() }]));
  setClock(() => new Date(Date.now() + 25 * 60 * 60 * 1000));
  await runJob('sweep-storage');
  expect(await keysIn(storage, `${known.slice(0, 2)}/`)).toContain(blobKey(known));
  expect(await keysIn(storage, `${orphan.slice(0, 2)}/`)).not.toContain(blobKey(orphan));
});
