import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { completedRun } from '@/lib/testing/automations';
import { signedInCaller } from '@/lib/testing/session';
import { maxZipBytes } from '../zip/rules';
import { measureRunOutputs } from './measure-run-outputs';

test('how many files a zip would hold and how large they are is said before, and that more do not fit', async () => {
  const made = await makeAccount();
  const { run, values } = await completedRun(made);
  const caller = await signedInCaller(made.account.ownerId);
  const measure = () => perform(measureRunOutputs, { wkf_id: values.WKF_ID }, caller);
  const file = await db().file.findUniqueOrThrow({ where: { id: run.outputs[0]?.fileId ?? '' } });
  expect(await measure()).toEqual({ files: 1, bytes: file.bytes, isCut: false });
  await db().file.update({ where: { id: file.id }, data: { bytes: maxZipBytes + 1 } });
  expect(await measure()).toEqual({ files: 0, bytes: 0, isCut: true });
});
