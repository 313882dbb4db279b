import { beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { withEnv } from '@/lib/testing/outside-server';
import { ownFolder, ownStorage } from '@/lib/testing/storage';
import { checkInstallation, evidenceSince } from './installation';

const another = 'another-evidence-key-of-more-than-32-characters';

beforeEach(async () => {
  await db().installation.deleteMany();
  await db().blob.deleteMany();
  withEnv({ dataDir: ownFolder() });
  await ownStorage('disk');
  await checkInstallation();
});

test('a first start notes since when events bear MACs, and every later one says the same', async () => {
  const since = await evidenceSince();
  expect(since).toBeInstanceOf(Date);
  await checkInstallation();
  expect(await evidenceSince()).toEqual(since);
});

test('an installation of before gets it at its next start', async () => {
  await db().installation.updateMany({ data: { evidenceSince: null, evidenceKeyMac: null } });
  expect(await evidenceSince()).toBeNull();
  await checkInstallation();
  expect(await evidenceSince()).toBeInstanceOf(Date);
});

test('whoever moves that time in the database has moved it for nothing: it is not believed, and the next start refuses', async () => {
  await db().installation.updateMany({ data: { evidenceSince: new Date('2030-01-01T00:00:00Z') } });
  expect(await evidenceSince()).toBeNull();
  await expect(checkInstallation()).rejects.toThrow('EVIDENCE_KEY');
});

test('another key is refused by its name and without its value, unless the one of before is named; then it is enough from the next start on', async () => {
  const since = await evidenceSince();
  const before = env().EVIDENCE_KEY;
  withEnv({ EVIDENCE_KEY: another });
  const problem = await checkInstallation().catch((error: Error) => error.message);
  expect(problem).toMatch(/Not the EVIDENCE_KEY that[\s\S]*EVIDENCE_KEY_PREVIOUS/);
  expect(problem).not.toContain(another);
  withEnv({ EVIDENCE_KEY_PREVIOUS: [before] });
  await checkInstallation();
  withEnv({ EVIDENCE_KEY_PREVIOUS: [] });
  await checkInstallation();
  expect(await evidenceSince()).toEqual(since);
});
