import { expect, test } from 'vitest';
import { lookedAt } from '@/lib/testing/looked-at';

test('newest first, each with who made it and the tags that came and went, and which names nobody has posted', async () => {
  const { looker, newVersion } = await lookedAt({ paragraphs: ['{{Customer Name}} {{Items.name}}'] });
  await newVersion('{{Customer Name}} {{Custmer Town}}');
  const { status, json } = await looker.versions();
  expect(status).toBe(200);
  expect(json.file).toMatchObject({ name: 'Offer.docx', version: 2 });
  expect(json.versions).toMatchObject([
    { version: 2, came: ['Custmer Town'], went: ['Items.name'], madeBy: { kind: 'key' }, size: expect.any(Number) },
    { version: 1, came: [], went: [] },
  ]);
  expect([json.mayChange, json.more]).toEqual([true, 0]);
  expect(json.unknown).toEqual([{ tag: 'Custmer Town', name: 'Custmer Town', suggestion: null }]);
});

test('a viewer reads them, and may change nothing', async () => {
  const viewer = await (await lookedAt()).asViewer();
  expect((await viewer.versions()).json).toMatchObject({ mayChange: false, versions: [{ version: 1 }] });
});
