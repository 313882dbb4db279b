import { describe, expect, test } from 'vitest';
import { randomHex } from '@/lib/core/ids';
import { uploadPdf } from '@/lib/domain/files/operations/upload-pdf';
import { cancelSignatureRequest } from '@/lib/domain/signatures/operations/cancel-signature-request';
import { downloadSignedPdf } from '@/lib/domain/signatures/operations/download-signed-pdf';
import { listOwnRequests } from '@/lib/domain/signatures/operations/list-own-requests';
import { remindSigner } from '@/lib/domain/signatures/operations/remind-signer';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { byWay } from '@/lib/surfaces/http/by-way';
import { serve } from '@/lib/surfaces/http/serve';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '../account';
import { call } from '../call';
import { plainPdf } from '../plain-pdf';
import { signedInCaller, signIn } from '../session';
import { cancelRequest, createRequest, downloadPdf, readStatus, sign } from '../signing';
import { refusalOf } from './traces';
import { upload } from './ways-in';

/** Two accounts; the first has a request that waits and one that is signed. */
async function neighbours() {
  const [owner, stranger] = [await makeAccount(), await makeAccount()];
  const [waiting, signed, strangers] = [await createRequest(owner.key), await createRequest(owner.key), await createRequest(stranger.key)];
  await sign(signed.json.signer_link);
  return { owner, stranger, waiting: waiting.json, signed: signed.json, strangers: strangers.json };
}

/** What a caller can tell apart: status and body. */
const seen = async (answer: ReturnType<typeof call>) => {
  const { status, json } = await answer;
  return { status, json };
};

describe('scenario 15: the request of another account tells a stranger nothing, and nothing happens to it', () => {
  test('status and cancel: 404 bad_token by key, by a token of one’s own, and by none; 404 not_found for an unknown id', async () => {
    const { stranger, waiting, signed, strangers } = await neighbours();
    const id = waiting.request_id;
    for (const act of [readStatus, cancelRequest]) {
      const accesses = [{ key: stranger.key }, { token: strangers.request_token }, { key: stranger.key, token: strangers.request_token }, {}];
      for (const access of accesses) expect(await refusalOf(() => act(id, access))).toEqual([404, 'bad_token']);
      expect(await refusalOf(() => act(randomHex(16), { key: stranger.key }))).toEqual([404, 'not_found']);
      // Whatever state the request is in, the answer is the same word for word.
      expect(await seen(act(signed.request_id, { key: stranger.key }))).toEqual(await seen(act(id, { key: stranger.key })));
    }
    expect((await findProvenRequest(id))?.status).toBe('pending');
  });

  test('a wrong token is refused even with the key of the account that made the request', async () => {
    const { owner, waiting, strangers } = await neighbours();
    for (const act of [readStatus, cancelRequest])
      expect(await refusalOf(() => act(waiting.request_id, { key: owner.key, token: strangers.request_token }))).toEqual([404, 'bad_token']);
  });

  test('download: 403 bad_token whether or not it is signed, and 404 not_found for an unknown id', async () => {
    const { owner, stranger, waiting, signed, strangers } = await neighbours();
    for (const { request_id } of [waiting, signed])
      for (const access of [{ key: stranger.key }, { key: stranger.key, token: strangers.request_token }, { key: owner.key }, {}])
        expect(await refusalOf(() => downloadPdf(request_id, access))).toEqual([403, 'bad_token']);
    expect(await refusalOf(() => downloadPdf(randomHex(16), { token: strangers.request_token }))).toEqual([404, 'not_found']);
  });

  test('uploads: another’s can be neither written nor sent, and answer as unknown ones do', async () => {
    const { owner, stranger } = await neighbours();
    const { id } = await upload(owner.key, await plainPdf());
    const unknown = `up_${randomHex(16)}`;
    const put = async (upload_id: string) =>
      call(serve(uploadPdf).PUT, { key: stranger.key, method: 'PUT', params: { upload_id }, body: '%PDF-1.7', headers: { 'content-type': 'application/pdf' } });
    const send = (upload_id: string) => createRequest(stranger.key, { document: { upload_id } });
    expect(await refusalOf(() => put(id))).toEqual([404, 'not_found']);
    expect(await refusalOf(() => send(id))).toEqual([400, 'bad_request', 'document.upload_id unknown_upload']);
    for (const act of [put, send]) expect(await seen(act(id))).toEqual(await seen(act(unknown)));
  });

  test.each([
    ['withdrawing', serve(byWay(cancelSignatureRequest, 'own')).POST, 'POST'],
    ['reminding', serve(remindSigner).POST, 'POST'],
    ['downloading', serve(byWay(downloadSignedPdf, 'own')).GET, 'GET'],
  ] as const)('%s on the signed-in pages: another’s request is as unknown as one that is not there', async (_, route, method) => {
    const { stranger, waiting, signed } = await neighbours();
    const { headers } = await signIn(stranger.account.ownerId);
    const act = (request_id: string) => call(route, { method, headers, params: { request_id } });
    for (const id of [waiting.request_id, signed.request_id, randomHex(16), '%', "' OR 1=1 --"])
      expect(await refusalOf(() => act(id))).toEqual([404, 'not_found']);
    expect(await seen(act(waiting.request_id))).toEqual(await seen(act(randomHex(16))));
    expect((await findProvenRequest(waiting.request_id))?.status).toBe('pending');
  });

  test('ids that are patterns of a database are just unknown', async () => {
    const { owner } = await neighbours();
    for (const id of ['%', '_'.repeat(32), "' OR '1'='1", '%00', '0'.repeat(31), 'F'.repeat(32), '\u0000'.repeat(32)])
      for (const act of [readStatus, cancelRequest]) expect(await refusalOf(() => act(id, { key: owner.key }))).toEqual([404, 'not_found']);
  });
});

// There is no search yet: what there is to leak from is the list.
test('scenario 16: the list shows the own requests alone, whatever stands in titles, names and addresses', async () => {
  const [one, two] = [await makeAccount({ name: "O'%_\\" }), await makeAccount({ name: '%' })];
  const texts = ['%', '_', "' OR 1=1 --", '"; DROP TABLE accounts; --', '\\', '%%%', one.account.id, two.account.id, '{"contains":""}', '*'];
  for (const { key } of [one, two])
    for (const title of texts) expect((await createRequest(key, { title, signer: { name: title, email: "a%_'@signer.example" } })).status).toBe(201);
  const lists = await Promise.all([one, two].map(async ({ account }) => perform(listOwnRequests, {}, await signedInCaller(account.ownerId))));
  for (const { items } of lists) expect(items.map(({ title }) => title)).toEqual([...texts].reverse());
  const ids = lists.flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(2 * texts.length);
  for (const [index, { account }] of [one, two].entries())
    for (const { id } of lists[index]?.items ?? []) expect((await findProvenRequest(id))?.accountId).toBe(account.id);
  // Whatever is looked for, nothing of the other's is found.
  const others = new Set(lists[1]?.items.map(({ id }) => id));
  for (const search of texts) {
    const { items } = await perform(listOwnRequests, { search }, await signedInCaller(one.account.ownerId));
    expect(items.filter(({ id }) => others.has(id))).toEqual([]);
  }
});
