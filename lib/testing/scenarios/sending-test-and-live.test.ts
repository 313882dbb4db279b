import { describe, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { issueKey } from '@/lib/domain/accounts/api-key';
import { makeAccount } from '../account';
import { plainPdf } from '../plain-pdf';
import { mailsQueued } from '../request-mails';
import { cancelRequest, createRequest, downloadPdf, readStatus } from '../signing';
import { readyPage, sealOf, signedPdf, textOf } from './signed-document';
import { refusalOf } from './traces';
import { upload } from './ways-in';

/** One account with a key of each kind. */
async function bothKeys() {
  const { account, key: live, email } = await makeAccount();
  const { key: testing } = await issueKey({ accountId: account.id, personId: account.ownerId, name: 'testing', isTest: true });
  return { account, email, live, testing };
}

type Keys = Awaited<ReturnType<typeof bothKeys>>;
const sides = [
  ['a test key', 'live', 'testing'],
  ['a live key', 'testing', 'live'],
] as const;

const usedBy = (subject: string) => db().usageMonth.count({ where: { subject } });

describe('scenario 14: test and live do not see each other, though the account is one', () => {
  test.each(sides)('%s reads and cancels nothing of the other kind, and nothing changes', async (_, owner, stranger) => {
    const keys: Keys = await bothKeys();
    const { json } = await createRequest(keys[owner]);
    const id = json.request_id as string;
    expect(await refusalOf(() => readStatus(id, { key: keys[stranger] }))).toEqual([404, 'bad_token']);
    expect(await refusalOf(() => cancelRequest(id, { key: keys[stranger] }))).toEqual([404, 'bad_token']);
    expect(await refusalOf(() => downloadPdf(id, { key: keys[stranger] }))).toEqual([403, 'bad_token']);
    expect((await readStatus(id, { key: keys[owner] })).json.status).toBe('pending');
    expect((await cancelRequest(id, { key: keys[owner] })).status).toBe(200);
  });

  test.each(sides)('%s cannot send what was uploaded with the other kind', async (_, owner, stranger) => {
    const keys: Keys = await bothKeys();
    const { id } = await upload(keys[owner], await plainPdf());
    const send = (key: string) => createRequest(key, { document: { upload_id: id } });
    expect(await refusalOf(() => send(keys[stranger]))).toEqual([400, 'bad_request', 'document.upload_id unknown_upload']);
    expect((await send(keys[owner])).status).toBe(201);
  });

  test('a test request mails nobody and counts nothing, to the end', async () => {
    const { testing, account } = await bothKeys();
    const { json } = await createRequest(testing, { delivery: 'email', sender_signs: true });
    expect([json.status, json.usage.used_this_month, json.signer_link]).toEqual(['awaiting_sender_signature', 0, undefined]);
    const linked = (await createRequest(testing)).json;
    await signedPdf(linked);
    expect([await mailsQueued(json.request_id), await mailsQueued(linked.request_id)]).toEqual([[], []]);
    expect(await usedBy(account.id)).toBe(0);
  });

  test('a month that is used up does not stop a test request, and test requests use up no month', async () => {
    const { account, live, testing } = await bothKeys();
    await db().account.update({ where: { id: account.id }, data: { monthlyLimit: 1 } });
    for (let index = 0; index < 3; index += 1) expect((await createRequest(testing)).status).toBe(201);
    const first = await createRequest(live);
    expect([first.status, first.json.usage]).toEqual([201, { used_this_month: 1, monthly_limit: 1 }]);
    expect(await refusalOf(() => createRequest(live))).toEqual([429, 'monthly_limit']);
    expect((await createRequest(testing)).json.usage).toEqual({ used_this_month: 1, monthly_limit: 1 });
  });

  test('the signing page says that it is a test, and every page of the signed PDF says TEST; a live one never does', async () => {
    const { live, testing } = await bothKeys();
    const document = { pdf_base64: Buffer.from(await plainPdf('The agreement.', 2)).toString('base64') };
    for (const [key, isTest] of [
      [testing, true],
      [live, false],
    ] as const) {
      const { json } = await createRequest(key, { document });
      expect((await readyPage(json.signer_link)).test).toBe(isTest);
      const pdf = await signedPdf(json);
      const pages = textOf(pdf, 'raw').split('\f').slice(0, -1);
      expect(pages.length).toBeGreaterThanOrEqual(4);
      expect(pages.map((page) => page.replace(/\s/g, '').includes('TEST'))).toEqual(pages.map(() => isTest));
      expect(sealOf(pdf)).toContain('Signature is Valid.');
    }
  });
});
