import { expect, test } from 'vitest';
import { now } from '@/lib/core/clock';
import { db, type Tx, transaction } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { createDraft } from '@/lib/domain/signatures/operations/create-draft';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { completedRun } from '@/lib/testing/automations';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { signedInCaller } from '@/lib/testing/session';
import { createRequest, sign } from '@/lib/testing/signing';
import { blobUses } from './blob-uses';
import { sharePdf } from './share-pdf';
import { forgetBlobs, forgetUploads, forgottenAmong, insertUpload, knownBlobs, noteBlobs, settleForgotten } from './store';

const note = async (tx: Tx): Promise<string> => {
  const sha256 = randomHex(32);
  await noteBlobs(tx, [{ sha256, bytes: 1, mimeType: 'application/pdf', createdAt: now() }]);
  return sha256;
};

const anUpload = (tx: Tx, sha256: string | null, usableUntil: Date | null) =>
  tx.upload.create({ data: { id: `up_${randomHex(16)}`, isTest: false, createdAt: now(), openUntil: now(), sha256, usableUntil } });

/** One row at least in each table that needs bytes. */
async function aRecordOfEachKind(): Promise<void> {
  const { key, account } = await makeAccount();
  const { json } = await createRequest(key);
  await sign(json.signer_link);
  await sharePdf(account.id, 'terms.pdf', await plainPdf());
  await transaction((tx) => insertUpload(tx, { id: `up_${randomHex(16)}`, accountId: account.id, isTest: false, createdAt: now(), openUntil: now() }));
  await perform(createDraft, {}, await signedInCaller(account.ownerId));
  const { run } = await completedRun({ account, key });
  await db().automationStep.updateMany({ where: { automationId: run.id }, data: { status: 'failed' } });
}

class TakenBack extends Error {}

test.each(blobUses)('bytes that the $column of $table needs are not forgotten, and are known to the sweep', async ({ table, column, needed = 'true' }) => {
  await aRecordOfEachKind();
  const seen = await transaction(async (tx) => {
    const hash = await note(tx);
    await tx.$executeRawUnsafe(`UPDATE ${table} SET ${column} = $1 WHERE id = (SELECT max(id) FROM ${table} WHERE ${needed})`, hash);
    const forgotten = await forgetBlobs(tx, [hash]);
    throw Object.assign(new TakenBack(), { forgotten, left: await tx.blob.count({ where: { sha256: hash } }) });
  }).catch((error: unknown) => error);
  expect(seen).toMatchObject({ forgotten: [], left: 1 });
});

test('bytes that nothing needs are forgotten once, and no others', async () => {
  const [free, other] = await transaction((tx) => Promise.all([note(tx), note(tx)]));
  expect(await transaction((tx) => forgetBlobs(tx, [free, free]))).toEqual([free]);
  expect(await knownBlobs([free, other])).toEqual(new Set([other]));
});

test('what is forgotten is noted for the sweep until that has settled it, and not once more where it is forgotten again', async () => {
  const free = await transaction(note);
  await transaction((tx) => forgetBlobs(tx, [free]));
  expect(await forgottenAmong([free, randomHex(32)])).toEqual(new Set([free]));
  await settleForgotten([free]);
  expect(await transaction((tx) => forgetBlobs(tx, [free]))).toEqual([free]);
  expect(await forgottenAmong([free])).toEqual(new Set());
});

test('bytes that a record needs are known to the sweep though nobody has noted them', async () => {
  const hash = randomHex(32);
  await transaction((tx) => anUpload(tx, hash, now()));
  expect(await knownBlobs([hash])).toEqual(new Set([hash]));
});

test('an upload that nobody can use any more takes its bytes along, unless another record needs them', async () => {
  const { account } = await makeAccount();
  const pdf = await plainPdf();
  await sharePdf(account.id, 'kept.pdf', pdf);
  const { sha256: kept } = await db().file.findFirstOrThrow({ where: { accountId: account.id } });
  const past = new Date(now().getTime() - 1_000);
  const [free, inUse] = await transaction(async (tx) => {
    const hashes = [await note(tx), await note(tx)] as const;
    await anUpload(tx, hashes[0], past);
    await anUpload(tx, kept, past);
    await anUpload(tx, hashes[1], new Date(now().getTime() + 60_000));
    return hashes;
  });
  const forgotten = await transaction((tx) => forgetUploads(tx, now(), 200));
  expect(forgotten.free).toContain(free);
  expect(await knownBlobs([free, inUse, kept])).toEqual(new Set([inUse, kept]));
});
