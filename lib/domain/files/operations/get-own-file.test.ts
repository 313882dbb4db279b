import { expect, test } from 'vitest';
import { PUT } from '@/app/files/[file_id]/content/route';
import { POST as upload } from '@/app/files/route';
import { db } from '@/lib/core/db';
import { newId, sha256 } from '@/lib/core/ids';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { completedRun } from '@/lib/testing/automations';
import { fileAsForm } from '@/lib/testing/kinds/multipart';
import { plainDocx } from '@/lib/testing/plain-docx';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { signedInCaller, signIn } from '@/lib/testing/session';
import { createRequest } from '@/lib/testing/signing';
import { makeTeam } from '@/lib/testing/teams';
import { keepTemplate, makeWorkflowOf } from '@/lib/testing/templates';
import { sendTo, uploadFile } from '@/lib/testing/upload';
import { sharePdf } from '../share-pdf';
import { getOwnFile } from './get-own-file';

test('versions with who made each: by the key of a program, by a signed-in person, and unknown where nobody noted it', async () => {
  const { account, key } = await makeAccount({ name: 'Kim Keller' });
  const [first, second] = [plainDocx('One'), plainDocx('Two')];
  const { id } = (await uploadFile({ key, bytes: first })).json;
  const { headers } = await signIn(account.ownerId);
  expect((await sendTo(PUT, { id, method: 'PUT', body: second, headers })).status).toBe(200);
  const file = await perform(getOwnFile, { file_id: id }, await signedInCaller(account.ownerId));
  expect(file.versions).toMatchObject([
    { version: 2, sha256: sha256(second), size: second.length, madeBy: { kind: 'person', name: 'Kim Keller' } },
    { version: 1, sha256: sha256(first), madeBy: { kind: 'key', name: 'test' } },
  ]);
  // What stays of somebody who has left is an address that is none.
  await db().person.update({ where: { id: account.ownerId }, data: { name: null, provenAt: null } });
  expect((await perform(getOwnFile, { file_id: id }, await signedInCaller(account.ownerId))).versions[0]?.madeBy).toEqual({ kind: 'unknown' });
  const old = await keepTemplate(account.id);
  expect((await perform(getOwnFile, { file_id: old.id }, await signedInCaller(account.ownerId))).versions[0]?.madeBy).toEqual({ kind: 'unknown' });
});

test('what a signed-in person uploads by the browser’s own form of the API is theirs', async () => {
  const { account } = await makeAccount({ name: 'Kim Keller' });
  const { headers } = await signIn(account.ownerId);
  const { type, body } = fileAsForm('file', 'Lease.docx', plainDocx('Lease'));
  const { json } = await sendTo(upload, { method: 'POST', body, headers: { ...headers, 'content-type': type } });
  const file = await perform(getOwnFile, { file_id: json.id }, await signedInCaller(account.ownerId));
  expect(file.versions[0]?.madeBy).toEqual({ kind: 'person', name: 'Kim Keller' });
  expect(await db().event.findMany({ where: { subject: json.id }, select: { type: true, accountId: true } })).toEqual([
    { type: 'file.uploaded', accountId: account.id },
  ]);
});

test('what needs it: workflows that are not archived, and requests that were sent with its bytes', async () => {
  const { account, key } = await makeAccount();
  const template = await keepTemplate(account.id);
  const workflow = await makeWorkflowOf(account, template.id);
  const caller = await signedInCaller(account.ownerId);
  expect((await perform(getOwnFile, { file_id: template.id }, caller)).uses).toEqual({
    workflows: [{ id: workflow, name: 'Letters' }],
    runs: [],
    madeBy: null,
    requests: [],
  });
  const pdf = await plainPdf(`Sent by ${account.id}`);
  const shared = await sharePdf(account.id, 'Offer.pdf', pdf);
  const document = { pdf_base64: Buffer.from(pdf).toString('base64') };
  const sent = await createRequest(key, { title: 'Offer', document });
  const erased = await createRequest(key, { title: 'Erased', document });
  await db().signatureRequest.update({ where: { id: erased.json.request_id }, data: { erasedAt: new Date() } });
  await createRequest((await makeAccount()).key, { title: 'Of a neighbour', document });
  expect((await perform(getOwnFile, { file_id: shared.id }, caller)).uses.requests).toEqual([{ id: sent.json.request_id, title: 'Offer' }]);
});

test('an output names the run and the workflow that made it', async () => {
  const { account, key } = await makeAccount();
  const { values } = await completedRun({ account, key }, 'Letters');
  const output = await db().output.findFirstOrThrow({ where: { automationId: values.AUT_ID } });
  const file = await perform(getOwnFile, { file_id: output.fileId ?? '' }, await signedInCaller(account.ownerId));
  expect([file.kind, file.versions[0]?.madeBy, file.uses.madeBy]).toEqual([
    'output',
    { kind: 'run' },
    { run: values.AUT_ID, workflow: { id: values.WKF_ID, name: expect.any(String) } },
  ]);
});

test('of many versions the newest fifty, and how many more there are', async () => {
  const { account } = await makeAccount();
  const { id } = await keepTemplate(account.id);
  const { id: _, ...first } = await db().fileVersion.findFirstOrThrow({ where: { fileId: id }, omit: { reading: true } });
  const rows = Array.from({ length: 52 }, (_each, index) => ({ ...first, id: newId('fver'), number: index + 2 }));
  await db().fileVersion.createMany({ data: rows });
  await db().file.update({ where: { id }, data: { version: 53 } });
  const { versions, moreVersions } = await perform(getOwnFile, { file_id: id }, await signedInCaller(account.ownerId));
  expect([versions.length, versions[0]?.version, versions.at(-1)?.version, moreVersions]).toEqual([50, 53, 4, 3]);
});

test('its share link is shown to who may switch it, and to nobody who only reads', async () => {
  const team = await makeTeam();
  const { id, link } = await sharePdf(team.id, 'Offer.pdf', await plainPdf(team.id));
  const seenBy = async (who: 'editor' | 'viewer') => perform(getOwnFile, { file_id: id }, await team.as(who));
  expect(await seenBy('editor')).toMatchObject({ isShared: true, shareUrl: link, mayManage: true });
  expect(await seenBy('viewer')).toMatchObject({ isShared: true, shareUrl: null, mayManage: false });
});

test('404 to a former member, to an outsider, to a member who acts for another account, and for what is no id', async () => {
  const team = await makeTeam();
  const { id } = await keepTemplate(team.id);
  const elsewhere = await signedInCaller(team.people.editor.id);
  for (const caller of [await team.as('former'), await team.as('outsider'), elsewhere])
    await expect(perform(getOwnFile, { file_id: id }, caller)).rejects.toMatchObject({ code: 'not_found', status: 404 });
  await expect(perform(getOwnFile, { file_id: '../x' }, elsewhere)).rejects.toMatchObject({ status: 404 });
});
