import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { GET as preview } from '@/app/dashboard/data/drafts/[draft_id]/preview/route';
import { setClock } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { suppress } from '@/lib/domain/mail/suppression';
import { liftSuspension, suspend } from '@/lib/domain/operator/people/change-account';
import { byCommand } from '@/lib/domain/operator/rules';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { browserOf, draftOf, readyWords } from '@/lib/testing/drafts';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { createRequest, readStatus } from '@/lib/testing/signing';
import { makeTeam } from '@/lib/testing/teams';
import { untilBlocked } from '@/lib/testing/until-blocked';
import { changeDraft, lockDraft } from '../drafts/store';
import { storedFields } from '../fields/stored-field';

afterEach(() => setClock(null));

const place = { kind: 'signature', party: 'signer', page: 1, x: 0.25, y: 0.5, width: 0.3, height: 0.1, required: true } as const;
const requestsOf = (accountId: string) => db().signatureRequest.findMany({ where: { accountId } });
const mailsAbout = (subjectId: string) => db().email.findMany({ where: { subjectId }, select: { kind: true, recipient: true, language: true } });

/** A draft that lacks nothing. */
async function ready(options: Parameters<typeof draftOf>[0] = {}, more: object = {}) {
  const made = await draftOf(options);
  const { json } = await made.browser.change(made.id, { revision: 1, ...readyWords, ...more });
  return { ...made, revision: json.revision as number };
}

test('it becomes a request in the name and proven address of who is signed in, as the API would make it, and mails the signer', async () => {
  const { account, email, browser, id, revision } = await ready({}, { message: 'Please.', language: 'de', certificate: false });
  const { status, json } = await browser.send(id, revision);
  expect([status, json]).toEqual([200, { request_id: expect.stringMatching(/^[a-f0-9]{32}$/) }]);
  const [request] = await requestsOf(account.id);
  expect(request).toMatchObject({
    ...{ id: json.request_id, status: 'pending', isTest: false, apiKeyId: null, title: 'Agreement', message: 'Please.', language: 'de', certificate: false },
    ...{ senderName: 'Sam Sender', senderEmail: email, senderVerified: true, signerEmail: 'anna@signer.example', sourceKind: 'markdown' },
  });
  expect(await mailsAbout(json.request_id)).toEqual([{ kind: 'signing-link', recipient: 'anna@signer.example', language: 'de' }]);
  expect(await db().usageMonth.findFirst({ where: { subject: account.id } })).toMatchObject({ count: 1 });
  expect(await db().event.count({ where: { subject: json.request_id, type: 'request.created' } })).toBe(1);
});

test('for a team it is who pressed the button, not the owner; by link nobody is mailed', async () => {
  const team = await makeTeam();
  const editor = await browserOf(team.people.editor.id, team.id);
  const { id } = (await editor.create()).json;
  await editor.change(id, { revision: 1, ...readyWords, delivery: 'link', senderSigns: true });
  const { json } = await editor.send(id, 2);
  const [request] = await requestsOf(team.id);
  expect(request).toMatchObject({ senderEmail: team.people.editor.email, senderVerified: true, status: 'awaiting_sender_signature', delivery: 'link' });
  expect(await mailsAbout(json.request_id)).toEqual([]);
});

test('fields are where they were placed, beside those that the tags of the PDF make', { timeout: 90_000 }, async () => {
  const { account, browser, id } = await draftOf();
  await browser.put(id, 'Lease.pdf', await plainPdf('Day: {{date:signer}}'));
  const { delivery, signer } = { delivery: 'link', signer: readyWords.signer };
  await browser.change(id, {
    revision: 2,
    signer,
    delivery,
    fields: [
      { id: 'mine', ...place },
      { ...place, id: 'other', kind: 'text', y: 0.7, height: 0.03, label: 'Place', required: false },
    ],
  });
  expect((await browser.send(id, 3)).status).toBe(200);
  const [request] = await requestsOf(account.id);
  expect([request?.title, request?.pageCount, request?.sourceKind]).toEqual(['Lease', 1, 'upload_id']);
  expect(storedFields.parse(request?.fields)).toMatchObject([
    { kind: 'date', party: 'signer' },
    { kind: 'signature', x: expect.closeTo(0.25, 5), y: expect.closeTo(0.5, 5), width: expect.closeTo(0.3, 5), height: expect.closeTo(0.1, 5) },
    { kind: 'text', label: 'Place', required: false },
  ]);
});

describe('one request comes of it', () => {
  test('pressed twice at once, and repeated later: all are told of the same one', async () => {
    const { account, browser, id, revision } = await ready();
    const answers = [
      ...(await Promise.all([browser.send(id, revision), browser.send(id, revision), browser.send(id, revision)])),
      await browser.send(id, revision),
    ];
    const [request, ...others] = await requestsOf(account.id);
    expect([others, answers.map(({ status, json }) => [status, json.request_id])]).toEqual([[], Array.from({ length: 4 }, () => [200, request?.id])]);
    expect(await mailsAbout(request?.id ?? '')).toHaveLength(1);
    expect(await db().usageMonth.findFirst({ where: { subject: account.id } })).toMatchObject({ count: 1 });
  });

  test('or none, where the process dies before the end: then the draft is whole, and can be sent', async () => {
    const { account, browser, id, revision } = await ready();
    const before = (await browser.read(id)).json;
    // The last thing that is written of it: everything else of the transaction is there by then.
    await db().$executeRaw`ALTER TABLE drafts ADD CONSTRAINT is_never_sent CHECK (sent_request_id IS NULL) NOT VALID`;
    const drop = () => db().$executeRaw`ALTER TABLE drafts DROP CONSTRAINT IF EXISTS is_never_sent`;
    onTestFinished(async () => void (await drop()));
    expect((await browser.send(id, revision)).status).toBe(500);
    expect([await requestsOf(account.id), await db().usageMonth.count({ where: { subject: account.id } }), (await browser.read(id)).json]).toEqual([
      [],
      0,
      before,
    ]);
    await drop();
    expect((await browser.send(id, revision)).status).toBe(200);
    expect(await requestsOf(account.id)).toHaveLength(1);
  });

  test('and nothing of the draft is left but which request it became', async () => {
    const { browser, id } = await draftOf();
    await browser.put(id, 'One.pdf', await plainPdf(`Sent ${id}`));
    await browser.change(id, { revision: 2, title: 'Secret title', signer: readyWords.signer, message: 'Secret words' });
    const { request_id } = (await browser.send(id, 3)).json;
    const row = await db().draft.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ sentRequestId: request_id, pdfSha256: null, fields: [] });
    expect(JSON.stringify(row)).not.toMatch(/Secret|Anna|anna@/);
    const { sourceSha256 } = await db().signatureRequest.findUniqueOrThrow({ where: { id: request_id } });
    expect(await db().blob.count({ where: { sha256: sourceSha256 } })).toBe(1);
    expect((await browser.read(id)).json.sentRequestId).toBe(request_id);
  });
});

test('409 conflict for a revision that somebody changed since, and nothing is sent', async () => {
  const { account, browser, id, revision } = await ready();
  await browser.change(id, { revision, title: 'Changed' });
  expect(await browser.send(id, revision)).toMatchObject({
    status: 409,
    json: { details: [{ path: 'revision' }, { path: 'changedBy' }, { path: 'updatedAt' }] },
  });
  expect(await requestsOf(account.id)).toEqual([]);
});

test('409 with the request for whoever sends another revision than the one that was sent', async () => {
  const { browser, id, revision } = await ready();
  const { request_id } = (await browser.send(id, revision)).json;
  expect(await browser.send(id, revision - 1)).toMatchObject({ status: 409, json: { details: [{ path: 'request_id', code: 'sent', message: request_id }] } });
});

test.each([
  ['no document', { markdown: undefined }, 'document'],
  ['an empty one', { markdown: ' ' }, 'document.markdown'],
  ['no title of a text', { title: ' ' }, 'title'],
  ['no signer', { signer: { name: '', email: '' } }, 'signer.email'],
  ['half an address', { signer: { name: '', email: 'anna@' } }, 'signer.email'],
  ['an address for a name', { signer: { name: 'www.example.com', email: 'a@b.example' } }, 'signer.name'],
  ['too long a message', { message: 'x'.repeat(501) }, 'message'],
  ['a tag of the sender, who does not sign', { markdown: '{{signature:sender}}' }, 'document'],
])('400 for %s, and the draft is as it was', async (_name, more, path) => {
  const { account, browser, id, revision } = await ready({}, { ...more });
  const before = (await browser.read(id)).json;
  const { status, json } = await browser.send(id, revision);
  expect([status, json.details?.[0]?.path]).toEqual([400, path]);
  expect([await requestsOf(account.id), (await browser.read(id)).json]).toEqual([[], before]);
});

test('429 where the month is used up, by requests of keys too', async () => {
  const { key, browser, id, revision } = await ready({ monthlyLimit: 1 });
  const sent = await createRequest(key);
  expect((await readStatus(sent.json.request_id, { key })).status).toBe(200);
  expect(await browser.send(id, revision)).toMatchObject({ status: 429 });
  expect((await browser.read(id)).json.sentRequestId).toBeNull();
});

test('404 for an outsider and for who has left, 403 for a viewer: nothing is sent', async () => {
  const team = await makeTeam();
  const owner = await browserOf(team.people.owner.id, team.id);
  const { id } = (await owner.create()).json;
  await owner.change(id, { revision: 1, ...readyWords });
  const send = async (personId: string) => (await (await browserOf(personId, team.id)).send(id, 2)).status;
  const { viewer, former, outsider } = team.people;
  expect([await send(viewer.id), await send(former.id), await send(outsider.id), await send((await makeAccount()).account.ownerId)]).toEqual([
    403, 404, 404, 404,
  ]);
  expect(await requestsOf(team.id)).toEqual([]);
});

test('403 for a suspended account: nothing is sent, and the draft waits until it is lifted', async () => {
  const { account, browser, id, revision } = await ready();
  await suspend(byCommand, account.id, 'Reported by many.');
  expect(await browser.send(id, revision)).toMatchObject({ status: 403, json: { error: 'account_suspended' } });
  expect(await requestsOf(account.id)).toEqual([]);
  await liftSuspension(byCommand, account.id, 'It was a mistake.');
  expect((await browser.send(id, revision)).status).toBe(200);
});

test('400 where the signer wants no mail of this sender, and none is sent; by link it goes', async () => {
  const { account, browser, id, revision } = await ready();
  await transaction((tx) => suppress(tx, { recipient: readyWords.signer.email, sender: account.id, reason: 'blocked' }));
  expect(await browser.send(id, revision)).toMatchObject({ status: 400, json: { details: [{ path: 'signer.email', code: 'recipient_unreachable' }] } });
  expect(await requestsOf(account.id)).toEqual([]);
  await browser.change(id, { revision, delivery: 'link' });
  expect((await browser.send(id, revision + 1)).status).toBe(200);
});

test('409 for a change that comes in the very moment, and nothing is sent of what nobody sees any more', async () => {
  const { account, browser, id, revision } = await ready();
  const { sending } = await transaction(async (tx) => {
    const { revision: held = 0 } = (await lockDraft(tx, id)) ?? {};
    const started = browser.send(id, revision);
    expect(await untilBlocked(tx, started)).toBe('waits');
    await changeDraft(tx, id, { title: 'Changed', revision: held + 1 });
    return { sending: started };
  });
  expect(await sending).toMatchObject({ status: 409, json: { error: 'conflict' } });
  expect([await requestsOf(account.id), (await browser.read(id)).json.title]).toEqual([[], 'Changed']);
});

test('pages that were made to look at it are gone with it', async () => {
  const { browser, id, revision } = await ready();
  const kept = () => readdir(path.join(env().dataDir, 'cache', id)).catch(() => []);
  await call(preview, { headers: browser.headers, params: { draft_id: id } });
  expect(await kept()).toHaveLength(1);
  await browser.send(id, revision);
  expect(await kept()).toEqual([]);
});
