import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { draftOf } from '@/lib/testing/drafts';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { runJob } from '@/lib/testing/run-job';
import { removeDraft } from '../drafts/store';

afterEach(() => setClock(null));

test('a draft goes with its bytes 90 days after somebody last touched it, and not a day sooner', { timeout: 90_000 }, async () => {
  const { browser, id } = await draftOf();
  await browser.put(id, 'One.pdf', await plainPdf(`Forgotten ${id}`));
  const { pdfSha256, updatedAt } = await db().draft.findUniqueOrThrow({ where: { id } });
  const left = async () => [await db().draft.count({ where: { id } }), await db().blob.count({ where: { sha256: pdfSha256 ?? '' } })];
  const daysOn = (days: number) => setClock(() => new Date(updatedAt.getTime() + days * 86_400_000));
  daysOn(89);
  await runJob('forget-drafts');
  expect(await left()).toEqual([1, 1]);
  daysOn(91);
  await runJob('forget-drafts');
  expect(await left()).toEqual([0, 0]);
});

test('one that somebody touches while the job is at work stays', async () => {
  const { id } = await draftOf();
  const { updatedAt } = await db().draft.findUniqueOrThrow({ where: { id } });
  const forget = (before: Date) => transaction((tx) => removeDraft(tx, id, before));
  await forget(updatedAt);
  expect(await db().draft.count({ where: { id } })).toBe(1);
  await forget(new Date(updatedAt.getTime() + 1));
  expect(await db().draft.count({ where: { id } })).toBe(0);
});
