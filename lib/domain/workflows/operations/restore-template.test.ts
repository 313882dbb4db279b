import { expect, test } from 'vitest';
import { listVersions } from '@/lib/domain/files/stored-file';
import { lookedAt } from '@/lib/testing/looked-at';

test('the earlier file is the newest version, with its tags; those between stay', async () => {
  const { looker, newVersion } = await lookedAt({ paragraphs: ['{{Customer Name}}'] });
  await newVersion('{{Other}}');
  const { status, json } = await looker.restore(1);
  expect(status).toBe(200);
  expect(json.versions).toMatchObject([
    { version: 3, came: ['Customer Name'], went: ['Other'], madeBy: { kind: 'person', name: 'Kim Keller' } },
    { version: 2 },
    { version: 1 },
  ]);
  expect(json.unknown).toEqual([]);
});

test('404 for a version that it never had, and nothing changed; 403 for a viewer', async () => {
  const { looker, fileId, asViewer } = await lookedAt();
  expect((await looker.restore(7)).status).toBe(404);
  expect((await (await asViewer()).restore(1)).status).toBe(403);
  expect(await listVersions(fileId)).toHaveLength(1);
});
