import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { now } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { randomHex } from '@/lib/core/ids';
import { putBlob } from '@/lib/engines/storage/blobs';
import { readFolderMark, readStorageMark, writeFolderMark, writeStorageMark } from '@/lib/engines/storage/installation-marks';
import { withEnv } from '@/lib/testing/outside-server';
import { kindsOfStorage, ownFolder, ownStorage } from '@/lib/testing/storage';
import { adoptInstallation, checkInstallation, InstallationProblem } from './installation';
import { noteBlobs } from './store';

/** A data folder and a storage of the test's own, over a database that has had no first start. */
async function fresh(kind: keyof typeof kindsOfStorage = 'disk') {
  withEnv({ dataDir: ownFolder() });
  await ownStorage(kind);
}

async function aDocument(): Promise<void> {
  const bytes = Buffer.from(randomHex(8));
  const sha256 = await putBlob(bytes);
  await transaction((tx) => noteBlobs(tx, [{ sha256, bytes: bytes.length, mimeType: 'application/pdf', createdAt: now() }]));
}

const ids = async () => [(await db().installation.findFirst())?.id ?? null, await readStorageMark(), (await readFolderMark())?.id ?? null];
const refusal = () =>
  checkInstallation().then(
    () => 'no refusal',
    (error: unknown) => (error instanceof InstallationProblem ? error.message : error),
  );

// The database is the worker's; what other tests have noted in it would count as documents.
beforeEach(async () => {
  await db().installation.deleteMany();
  await db().blob.deleteMany();
});

test.each(Object.keys(kindsOfStorage) as (keyof typeof kindsOfStorage)[])(
  '%s: a first start gives database, files and folder one id, and every later one finds it',
  async (kind) => {
    await fresh(kind);
    await checkInstallation();
    const [id] = await ids();
    expect(id).toMatch(/^ins_\w{20}$/);
    await checkInstallation();
    expect(await ids()).toEqual([id, id, id]);
  },
);

test('processes that start at the same time agree on one id', async () => {
  await fresh();
  await Promise.all(Array.from({ length: 8 }, () => checkInstallation()));
  const [id] = await ids();
  expect(await ids()).toEqual([id, id, id]);
  expect((await readFolderMark())?.joining).toBe(false);
});

test('an installation with documents from before there were ids gets one without a word', async () => {
  await fresh();
  await aDocument();
  await checkInstallation();
  const [id] = await ids();
  expect(await ids()).toEqual([id, id, id]);
});

test('a first start that was cut off goes on with the id that it has chosen', async () => {
  await fresh();
  await writeFolderMark({ id: 'ins_begun', joining: true });
  await writeStorageMark('ins_begun');
  await checkInstallation();
  expect(await ids()).toEqual(['ins_begun', 'ins_begun', 'ins_begun']);
});

test('an empty database over files that have an id is refused, and nothing is written', async () => {
  await fresh();
  await checkInstallation();
  await aDocument();
  const before = readdirSync(env().dataDir);
  await db().installation.deleteMany();
  expect(await refusal()).toMatch(/the database test_\w+ at 127\.0\.0\.1:\d+ belongs to none yet[\s\S]*DATABASE_URL/);
  expect(await db().installation.count()).toBe(0);
  expect(readdirSync(env().dataDir)).toEqual(before);
});

test('a database that has an id is refused over an empty folder, and over that of another installation', async () => {
  await fresh();
  await checkInstallation();
  const [id = ''] = await ids();
  await fresh();
  expect(await refusal()).toContain(`belongs to the installation ${id}`);
  await writeStorageMark('ins_other');
  await writeFolderMark({ id: 'ins_other', joining: false });
  expect(await refusal()).toContain('belongs to the installation ins_other');
});

test('before there are ids, files without any record are no pair for a database, nor the reverse', async () => {
  await fresh();
  await putBlob(Buffer.from('of another database'));
  expect(await refusal()).toMatch(/the folder .* holds documents, and the database .* knows of none/);
  await fresh();
  await aDocument();
  await fresh();
  expect(await refusal()).toMatch(/the database .* holds documents, and the folder .* knows of none/);
});

test('a second machine with the same database and bucket, and a data folder of its own, is let in', async () => {
  await fresh('s3');
  await checkInstallation();
  const [id] = await ids();
  withEnv({ dataDir: path.join(ownFolder(), 'new') });
  await checkInstallation();
  expect(await ids()).toEqual([id, id, id]);
});

test.each(['APPLICATION_KEY', 'LINK_SECRET'] as const)('another %s than at the first start is refused, by its name and without its value', async (name) => {
  await fresh();
  await checkInstallation();
  withEnv({ [name]: 'another-secret-of-more-than-32-characters' });
  const problem = await refusal();
  expect(problem).toMatch(new RegExp(`Not the ${name} that`));
  expect(problem).toContain('secrets.json');
  expect(problem).not.toContain('another-secret');
});

test('a LINK_SECRET that was changed is let in while the one before is given, and from then on alone; the one before no longer', async () => {
  await fresh();
  await checkInstallation();
  const before = env().LINK_SECRET;
  const after = 'another-secret-of-more-than-32-characters';
  withEnv({ LINK_SECRET: after, LINK_SECRET_PREVIOUS: ['yet-another-one-of-more-than-32-characters', before] });
  await checkInstallation();
  withEnv({ LINK_SECRET: after, LINK_SECRET_PREVIOUS: [] });
  await checkInstallation();
  withEnv({ LINK_SECRET: before });
  expect(await refusal()).toMatch(/Not the LINK_SECRET that/);
});

test('what the operator adopts is refused no longer, whatever was wrong', async () => {
  await fresh();
  await checkInstallation();
  await writeStorageMark('ins_restored');
  withEnv({ LINK_SECRET: 'another-secret-of-more-than-32-characters' });
  expect(await adoptInstallation()).toBe('ins_restored');
  await checkInstallation();
  expect(await ids()).toEqual(['ins_restored', 'ins_restored', 'ins_restored']);
  expect(readFileSync(path.join(env().dataDir, 'installation.json'), 'utf8')).not.toContain('secret');
});
