import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PDF } from '@libpdf/core';
import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { sealIdentity } from '@/lib/domain/signatures/sealing/seal';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { loadOrCreateSealIdentity } from '@/lib/engines/pdf/seal/seal-identity';
import { sealPdf } from '@/lib/engines/pdf/seal/seal-pdf';
import { getBlob } from '@/lib/engines/storage/blobs';
import { makeAccount } from '@/lib/testing/account';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { createRequest, sign } from '@/lib/testing/signing';
import { withStampOf } from '@/lib/testing/strangers-stamp';
import { temporaryFolder } from '@/lib/testing/temporary-folder';
import { timeStampAuthority } from '@/lib/testing/time-stamp-authority';
import { runCommand } from './run-command';
import { verifyCommands } from './verify-command';

async function signed() {
  const { key } = await makeAccount();
  const { json } = await createRequest(key, { certificate: false });
  await sign(json.signer_link);
  const request = await findProvenRequest(json.request_id);
  return { id: json.request_id as string, bytes: await getBlob(request?.signedSha256 ?? '') };
}

function verify(bytes: Uint8Array) {
  const file = path.join(temporaryFolder(), 'file.pdf');
  writeFileSync(file, bytes);
  return runCommand(verifyCommands, ['verify', file]);
}

test('0, original: with the request, who signed when, the head, and that the database says the same', async () => {
  const { id, bytes } = await signed();
  const { exitCode, out } = await verify(bytes);
  expect(exitCode).toBe(0);
  expect(out).toMatch(
    new RegExp(
      `^ORIGINAL.*\\nRequest    ${id}  Agreement\\nSigned     by the signer at .*\\nSealed     at .*no time-stamp\\nHead       [0-9a-f]{64}\\nRecord     the database says the same$`,
    ),
  );
});

test('2, altered: what was added is counted, and a changed byte is said to be one', async () => {
  const { bytes } = await signed();
  const pdf = await PDF.load(bytes);
  pdf.setTitle('Another title');
  const added = await pdf.save({ incremental: true });
  expect(await verify(added)).toMatchObject({
    exitCode: 2,
    out: expect.stringContaining(`${added.length - bytes.length} bytes were added after it was sealed`),
  });
  const changed = Uint8Array.from(bytes);
  changed[200] = (changed[200] ?? 0) ^ 1;
  expect(await verify(changed)).toMatchObject({ exitCode: 2, out: expect.stringContaining('its content is not what was sealed') });
});

test('2, altered, and what was signed is still read: a range put behind the seal that cuts it short does not stand for it', async () => {
  const { id, bytes } = await signed();
  const [, gap, on, length] = /\/ByteRange \[0 (\d+) +(\d+) +(\d+)/.exec(Buffer.from(bytes).toString('latin1')) ?? [];
  const shorter = `\n9000 0 obj\n<< /Type /Sig /SubFilter /ETSI.CAdES.detached /ByteRange [0 ${gap} ${on} ${Number(length) - 9}] >>\nendobj\n`;
  const { exitCode, out } = await verify(Buffer.concat([bytes, Buffer.from(shorter)]));
  expect(exitCode).toBe(2);
  expect(out).toContain(`${shorter.length} bytes were added after it was sealed`);
  expect(out).toContain(`Request    ${id}`);
});

test('2, altered: a sealed file that was cut is ours, and not somebody else’s', async () => {
  const { bytes } = await signed();
  expect(await verify(bytes.subarray(0, -300))).toMatchObject({ exitCode: 2, out: expect.stringContaining('ALTERED: sealed by this service') });
});

test('3, somebody else’s seal, though it says our name: whose it is', async () => {
  const other = await loadOrCreateSealIdentity(temporaryFolder(), 'Paraph');
  const bytes = await sealPdf(await plainPdf(), other, { reason: 'Sealed', at: new Date() });
  expect(await verify(bytes)).toMatchObject({
    exitCode: 3,
    out: expect.stringMatching(/NOT OURS[\s\S]*Paraph Document Seal.*it is intact and covers the whole file\. It is none of this service/),
  });
});

test('4, unsigned; 5, no PDF; 6, empty; 1, no such file', async () => {
  expect(await verify(await plainPdf())).toMatchObject({ exitCode: 4, out: expect.stringContaining('NOT SIGNED') });
  expect(await verify(Buffer.from('garbage'))).toMatchObject({ exitCode: 5, out: expect.stringContaining('NO PDF') });
  expect(await verify(new Uint8Array())).toMatchObject({ exitCode: 6, out: expect.stringContaining('EMPTY') });
  expect(await runCommand(verifyCommands, ['verify', '/nowhere.pdf'])).toMatchObject({ exitCode: 1, err: expect.stringContaining('cannot be read') });
});

test('7, doubtful: the file is whole, and the database says something else of it', async () => {
  const { id, bytes } = await signed();
  await db().signatureRequest.update({ where: { id }, data: { signerName: 'Eve' } });
  expect(await verify(bytes)).toMatchObject({
    exitCode: 7,
    out: expect.stringMatching(/DOUBTFUL[\s\S]*signer\.name: the sealed file says "Anna Berg", the database "Eve"/),
  });
});

test('7, doubtful: our own seal, whole, over a file that carries no evidence', async () => {
  const bytes = await sealPdf(await plainPdf(), await sealIdentity(), { reason: 'Sealed', at: new Date() });
  expect(await verify(bytes)).toMatchObject({ exitCode: 7, out: expect.stringMatching(/^DOUBTFUL[\s\S]*evidence/) });
});

test('a file whose request this database does not know is original all the same, and that is said', async () => {
  const { id, bytes } = await signed();
  await db().signingAct.deleteMany({ where: { requestId: id } });
  await db().signatureRequest.delete({ where: { id } });
  expect(await verify(bytes)).toMatchObject({ exitCode: 0, out: expect.stringContaining('this database knows no such request') });
});

test('7, doubtful: a time-stamp that somebody put into the seal is by an authority that is not known here, neither named nor its time told', async () => {
  const { exitCode, out } = await verify(withStampOf(timeStampAuthority(), (await signed()).bytes));
  expect(exitCode).toBe(7);
  expect(out).toMatch(/Sealed {5}at .*, by the clock of this service: there is a time-stamp by an authority that is not known here$/m);
  expect(out).not.toContain('CN=Test Time Stamps');
});
