import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { verifyChain } from '@/lib/domain/events/chain';
import { findChainHead, listEvents } from '@/lib/domain/events/store';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { makeAccount } from '@/lib/testing/account';
import { deliverMails, mailsQueued } from '@/lib/testing/request-mails';
import { runFinishJob } from '@/lib/testing/run-job';
import { createRequest, downloadPdf, sign } from '@/lib/testing/signing';
import { linkFor } from '../party-link';

async function mailed(changes: Record<string, unknown> = {}) {
  const { key, email } = await makeAccount();
  const { json } = await createRequest(key, { delivery: 'email', ...changes });
  const request = await findProvenRequest(json.request_id);
  if (!request) throw new Error('the request vanished');
  const [signer, sender] = [linkFor(request, 'signer'), linkFor(request, 'sender')];
  return { id: request.id, token: json.request_token as string, email, signer, sender };
}

/** The sealed files in the storage of this test's process. */
function sealedBlobs(): Set<string> {
  const folder = path.join(env().dataDir, 'blobs');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return new Set(files.filter((file) => readFileSync(file).includes('ETSI.CAdES.detached')));
}

const typesOf = async (id: string) => (await listEvents(id)).map(({ type }) => type);
const pdfOf = async (id: string, token: string) => Buffer.from(await (await downloadPdf(id, { token })).response.arrayBuffer());
const textOf = (pdf: Buffer) => execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf }).toString('utf8');
const names = Array.from({ length: 20 }, (_, index) => `Hand ${String.fromCodePoint(65 + index)}`);

describe('scenario 25: many submits at once', () => {
  test('20 submits at once are one signature, one seal, one file and one mail to each', { timeout: 60_000 }, async () => {
    const { id, token, email, signer } = await mailed();
    await deliverMails(id);
    const before = sealedBlobs();
    const answers = await Promise.all(names.map((name) => sign(signer, { signature_text: name })));
    expect(new Set(answers.map(({ status, location }) => `${status} ${location}`))).toEqual(new Set([`303 ${new URL(signer).pathname}`]));
    // The job that would have finished it, had the process died, comes too; so does a repeat of it.
    await Promise.all([runFinishJob(id), runFinishJob(id)]);

    const acts = await db().signingAct.findMany({ where: { requestId: id } });
    expect(acts).toHaveLength(1);
    expect(await typesOf(id)).toEqual(['request.created', 'consent.given', 'signature.accepted', 'request.signed']);
    expect(verifyChain(await listEvents(id), await findChainHead(id))).toMatchObject({ valid: true });
    const added = [...sealedBlobs()].filter((file) => !before.has(file));
    expect(added.map((file) => path.basename(file))).toEqual([(await findProvenRequest(id))?.signedSha256]);

    const pdf = await pdfOf(id, token);
    expect(pdf.toString('latin1').match(/\/ByteRange\s*\[/g)).toHaveLength(1);
    // The hand that won stands in the document, and no other.
    const text = textOf(pdf);
    expect(names.filter((name) => text.includes(name))).toEqual([acts[0]?.signature]);

    expect((await mailsQueued(id)).sort()).toEqual([`signed-copy anna@signer.example`, `signed-sender ${email}`, `signing-link anna@signer.example`]);
    await Promise.all([deliverMails(id), deliverMails(id), deliverMails(id)]);
    const arrived = (await deliverMails(id)).map(({ kind, recipient }) => `${kind} ${recipient}`).sort();
    expect(arrived).toEqual([`signed-copy anna@signer.example`, `signed-sender ${email}`, `signing-link anna@signer.example`]);
  });

  test('two tabs of the sender, and two of the signer: each signs once, and the link goes out once', async () => {
    const { id, email, sender, signer } = await mailed({ sender_signs: true, certificate: false });
    await Promise.all([sign(sender), sign(sender, { signature_text: 'Other Tab' }), sign(signer)]);
    expect((await findProvenRequest(id))?.status).toBe('pending');
    expect(await mailsQueued(id)).toEqual([`sender-signs-first ${email}`, 'signing-link anna@signer.example']);
    await Promise.all([sign(signer), sign(signer, { signature_text: 'Other Tab' }), sign(sender)]);
    const acts = await db().signingAct.findMany({ where: { requestId: id }, orderBy: { at: 'asc' } });
    expect(acts.map(({ party }) => party)).toEqual(['sender', 'signer']);
    expect(await typesOf(id)).toEqual(['request.created', 'consent.given', 'sender.signed', 'consent.given', 'signature.accepted', 'request.signed']);
  });
});
