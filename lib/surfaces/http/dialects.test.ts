import { describe, expect, test } from 'vitest';
import type { Api } from '@/lib/core/operation';
import { issueKey } from '@/lib/domain/accounts/api-key';
import { getUploadUrl } from '@/lib/domain/files/operations/get-upload-url';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { chunkBytes, countedSource } from '@/lib/testing/kinds/counted-source';
import { byThing, renameThing, whoAmI } from '@/lib/testing/kinds/dialect-operations';
import { signIn } from '@/lib/testing/session';
import { serve, serveUnknown } from '../http/serve';

type Sent = Parameters<typeof call>[1];
const body = { name: 'new' };
const tooLarge = `{"name":"${'x'.repeat(8 * 1024 * 1024)}"}`;

/** A key of its own account that may only read. */
async function readOnlyKey(): Promise<string> {
  const { account } = await makeAccount();
  return (await issueKey({ accountId: account.id, personId: account.ownerId, name: 'reads', isTest: false, isReadOnly: true })).key;
}

const withKey = async (sent: Sent): Promise<Sent> => ({ key: (await makeAccount()).key, ...sent });

/** What each API answers to the same: status, code, the first detail's code, and how to authenticate. */
const differences: [what: string, sent: () => Promise<Sent>, signature: unknown[], workflow: unknown[]][] = [
  ['no credential', async () => ({ body }), [401, 'unauthorized', undefined, 'Bearer'], [403, 'unauthorised', undefined, null]],
  ['an unknown key', async () => ({ body, key: 'sk_live_nope' }), [401, 'unauthorized', undefined, 'Bearer'], [403, 'unauthorised', undefined, null]],
  [
    'another kind of credential',
    async () => ({ body, headers: { authorization: 'Basic eDp5' } }),
    [401, 'unauthorized', undefined, 'Bearer'],
    [403, 'unauthorised', undefined, null],
  ],
  [
    'a key that may only read',
    async () => ({ body, key: await readOnlyKey() }),
    [401, 'unauthorized', undefined, 'Bearer'],
    [403, 'unauthorised', undefined, null],
  ],
  [
    'another content type',
    () => withKey({ body, headers: { 'content-type': 'text/plain' } }),
    [400, 'bad_request', 'content_type', null],
    [415, 'unsupported_media_type', 'content_type', null],
  ],
  [
    'no content type',
    () => withKey({ body, headers: { 'content-type': '' } }),
    [400, 'bad_request', 'content_type', null],
    [415, 'unsupported_media_type', 'content_type', null],
  ],
  ['too large a body', () => withKey({ body: tooLarge }), [400, 'bad_request', 'too_large', null], [413, 'too_large', 'too_large', null]],
  ['what is no JSON', () => withKey({ body: '{"name":' }), [400, 'bad_request', 'invalid_json', null], [400, 'bad_request', 'invalid_json', null]],
  [
    'more members than any call has, before they are parsed',
    () => withKey({ body: `{${'"x":1,'.repeat(101_000)}"name":"new"}` }),
    [400, 'bad_request', 'too_many_values', null],
    [400, 'bad_request', 'too_many_values', null],
  ],
  ['two million brackets', () => withKey({ body: '['.repeat(2_000_000) }), [400, 'bad_request', 'too_deep', null], [400, 'bad_request', 'too_deep', null]],
  ['what is no object', () => withKey({ body: '[]' }), [400, 'bad_request', 'not_an_object', null], [400, 'bad_request', 'not_an_object', null]],
  [
    'an unknown member',
    () => withKey({ body: { ...body, nam: 'x' } }),
    [400, 'bad_request', 'unknown_member', null],
    [400, 'bad_request', 'unknown_member', null],
  ],
  [
    'a member that stands in the address',
    () => withKey({ body: { ...body, thing_id: 'thing_2' } }),
    [400, 'bad_request', 'unknown_member', null],
    [400, 'bad_request', 'unknown_member', null],
  ],
  ['nothing wrong', () => withKey({ body }), [200, undefined, undefined, null], [200, undefined, undefined, null]],
];

async function answer(api: Api, sent: Sent, params = { thing_id: 'thing_1' }) {
  const { status, json, headers } = await call(serve(renameThing(api)).PATCH, { method: 'PATCH', params, ...sent });
  return [status, json.error, json.details?.[0]?.code, headers.get('www-authenticate')];
}

describe.each(differences)('to %s', (_what, sent, signature, workflow) => {
  test('the signature API answers in its way', async () => expect(await answer('signature', await sent())).toEqual(signature));
  test('the workflow API answers in its way', async () => expect(await answer('workflow', await sent())).toEqual(workflow));
});

test('an address where there is nothing is 404 not_found in JSON, with any method', async () => {
  for (const [method, route] of Object.entries(serveUnknown())) {
    const { status, json } = await call(route, { method });
    expect([method, status, json.error]).toEqual([method, 404, 'not_found']);
  }
});

test.each(['signature', 'workflow'] as const)('a bad credential of the %s API is answered before a byte of the body is asked for', async (api) => {
  const { state, stream } = countedSource(8 * chunkBytes);
  const headers = { 'content-type': 'application/json', authorization: 'Bearer sk_live_nope' };
  const request = new Request('http://localhost:3000/', { method: 'PATCH', headers, body: stream, duplex: 'half' } as RequestInit);
  const { status } = await serve(renameThing(api)).PATCH(request, { params: Promise.resolve({ thing_id: 'x' }) });
  expect([status, state.pulled]).toEqual([api === 'signature' ? 401 : 403, 0]);
});

test('a JSON body that breaks off is an error of its sender, and no failure of ours', async () => {
  const { stream } = countedSource(8 * chunkBytes, { failsAfter: chunkBytes });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${(await makeAccount()).key}` };
  const request = new Request('http://localhost:3000/', { method: 'PATCH', headers, body: stream, duplex: 'half' } as RequestInit);
  const response = await serve(renameThing('workflow')).PATCH(request, { params: Promise.resolve({ thing_id: 'x' }) });
  expect([response.status, await response.json()]).toMatchObject([400, { error: 'bad_request', details: [{ code: 'incomplete_body' }] }]);
});

test('a thing of others is 403 and an unknown one 404, where the operation’s auth says so', async () => {
  const [mine, theirs] = [await makeAccount(), await makeAccount()];
  const owners = new Map([
    ['mine', mine.account.id],
    ['theirs', theirs.account.id],
  ]);
  const { PATCH } = serve(renameThing('workflow', byThing(owners)));
  const rename = async (thing_id: string, key?: string) => {
    const { status, json } = await call(PATCH, { method: 'PATCH', body, params: { thing_id }, ...(key ? { key } : {}) });
    return [status, json.error];
  };
  expect(await rename('mine', mine.key)).toEqual([200, undefined]);
  expect(await rename('theirs', mine.key)).toEqual([403, 'unauthorised']);
  expect(await rename('nobody’s', mine.key)).toEqual([404, 'not_found']);
  expect(await rename('nobody’s')).toEqual([403, 'unauthorised']);
});

describe('a credential', () => {
  const seen = async (op: Parameters<typeof serve>[0], sent: Sent) => {
    const { status, json } = await call(serve(op).GET, sent);
    return json.kind ?? status;
  };

  test('of a kind that the operation does not take is as one that did not come along', async () => {
    const { account, key } = await makeAccount();
    const { headers } = await signIn(account.ownerId);
    expect(await seen(whoAmI(['session'], 'refused'), { key })).toBe(401);
    expect(await seen(whoAmI(['session'], 'refused'), { headers })).toBe('session');
    expect(await seen(whoAmI(['key'], 'refused'), { headers })).toBe(401);
    expect(await seen(whoAmI(['key'], 'refused'), { key })).toBe('key');
    expect(await seen(whoAmI(['session', 'nothing'], 'refused'), { key })).toBe('none');
    expect(await seen(whoAmI(['link', 'nothing'], 'none'), { headers })).toBe('none');
  });

  test('that is not valid counts as none where the operation says so, and is refused where not', async () => {
    expect(await seen(whoAmI(['key', 'nothing'], 'none'), { key: 'sk_live_nope' })).toBe('none');
    expect(await seen(whoAmI(['key', 'nothing'], 'refused'), { key: 'sk_live_nope' })).toBe(401);
  });

  test('that may not do this counts as none as well, where no answer for it is listed', async () => {
    const { status, json } = await call(serve(getUploadUrl).POST, { method: 'POST', key: await readOnlyKey() });
    expect([status, json.upload_id]).toEqual([201, expect.stringMatching(/^up_/)]);
  });
});

test.each<[Api, string, RegExp]>([
  ['signature', 'none', /^This needs an API key, and none came/],
  ['workflow', 'none', /^This needs an API key, and none came/],
  ['signature', 'unknown', /^The API key is not valid, was revoked or has expired/],
  ['workflow', 'unknown', /^The API key is not valid, was revoked or has expired/],
  ['signature', 'reads', /^This API key may only read/],
  ['workflow', 'reads', /^This API key does not open this: it may only read/],
])('the %s API says of a credential that opens nothing (%s) what is wrong with it', async (api, kind, sentence) => {
  const key = { none: undefined, unknown: 'sk_live_nope', reads: await readOnlyKey() }[kind];
  const { json } = await call(serve(renameThing(api)).PATCH, { method: 'PATCH', params: { thing_id: 'thing_1' }, body, ...(key ? { key } : {}) });
  expect(json.message).toMatch(sentence);
});
