import { describe, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { createRequest, requestBody } from '@/lib/testing/signing';
import { sendForSignature } from './send-for-signature';

const { POST, GET } = serve(sendForSignature);
const codesOf = (json: { details?: { path: string; code: string }[] }) => json.details?.map(({ path, code }) => `${path} ${code}`);

describe('201', () => {
  test('the whole create result, with a link for the signer', async () => {
    const { key } = await makeAccount();
    const { status, json } = await createRequest(key);
    expect(status).toBe(201);
    expect(json).toEqual({
      request_id: expect.stringMatching(/^[a-f0-9]{32}$/),
      request_token: expect.stringMatching(/^rt_[\w-]{43}$/),
      status: 'pending',
      expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      next_step: expect.stringContaining('Anna Berg'),
      signer_link: expect.stringMatching(/^http:\/\/localhost:3000\/sign\/[\w-]{66}$/),
      status_link: expect.stringContaining(`/status/${json.request_id}?k=`),
      usage: { used_this_month: 1, monthly_limit: 30 },
      warnings: [],
    });
  });

  test('the sender’s link alone where the sender signs first', async () => {
    const { key } = await makeAccount();
    const { json } = await createRequest(key, { sender_signs: true, document: { markdown: '{{signature:sender}} {{signature:signer}}' } });
    expect(json.status).toBe('awaiting_sender_signature');
    expect(json.sender_link).toMatch(/\/sign\//);
    expect(json.signer_link).toBeUndefined();
  });

  test('tokens are stored as hashes only, and the document by its hash', async () => {
    const { key } = await makeAccount();
    const { json } = await createRequest(key);
    const row = await db().signatureRequest.findUniqueOrThrow({ where: { id: json.request_id } });
    expect(JSON.stringify(row)).not.toContain(json.request_token);
    expect(JSON.stringify(row)).not.toContain(json.signer_link.split('/').at(-1));
    expect(await db().blob.count({ where: { sha256: { in: [row.sourceSha256, row.presentedSha256] } } })).toBe(2);
  });

  test('a test key’s request counts nothing', async () => {
    const { key } = await makeAccount({ test: true });
    expect((await createRequest(key)).json.usage.used_this_month).toBe(0);
  });
});

describe('400 bad_request', () => {
  test('names every problem at once, and leaves nothing behind', async () => {
    const { key, account } = await makeAccount();
    const body = requestBody({ title: '', signer: { name: 'x\u202ey', email: 'nobody' }, langauge: 'de', language: 'sv' });
    const { status, json } = await call(POST, { key, body });
    expect(status).toBe(400);
    expect(json.error).toBe('bad_request');
    expect(codesOf(json)).toEqual(
      expect.arrayContaining([
        'title empty',
        'signer.name invisible_characters',
        'signer.email invalid_email',
        'langauge unknown_member',
        'language invalid_value',
      ]),
    );
    expect(await db().signatureRequest.count({ where: { accountId: account.id } })).toBe(0);
    expect(await db().usageMonth.count({ where: { subject: account.id } })).toBe(0);
  });

  test.each([
    ['a tag of an unknown party', { document: { markdown: '{{signature:witness}}' } }, 'document.markdown unknown_party'],
    ['a text tag without a label', { document: { markdown: '{{text:signer}}' } }, 'document.markdown missing_label'],
    ['a sender tag where the sender does not sign', { document: { markdown: '{{signature:sender}}' } }, 'document.markdown sender_does_not_sign'],
    ['an empty document', { document: { markdown: ' \n ' } }, 'document.markdown empty'],
    ['a message of 501 characters', { message: '😀'.repeat(501) }, 'message too_long'],
    ['no signer', { signer: undefined }, 'signer invalid_type'],
  ])('for %s', async (_, changes, problem) => {
    const { key } = await makeAccount();
    const { status, json } = await createRequest(key, changes);
    expect(status).toBe(400);
    expect(codesOf(json)).toContain(problem);
  });

  test.each([
    ['broken JSON', '{"title":', 'application/json', 'invalid_json'],
    ['a list', '[]', 'application/json', 'not_an_object'],
    ['another content type', '{}', 'text/plain', 'content_type'],
  ])('for %s', async (_, body, contentType, code) => {
    const { key } = await makeAccount();
    const { status, json } = await call(POST, { key, body, headers: { 'content-type': contentType } });
    expect([status, json.error, json.details[0].code]).toEqual([400, 'bad_request', code]);
  });
});

describe('other refusals', () => {
  test.each(['Bearer sk_live_unknown', 'Bearer ', 'Basic abc', `Bearer sk_live_${'a'.repeat(43)}`])(
    '401 unauthorized for the credential %j',
    async (authorization) => {
      const { status, json, headers } = await call(POST, { body: requestBody(), headers: { authorization } });
      expect([status, json.error, headers.get('www-authenticate')]).toEqual([401, 'unauthorized', 'Bearer']);
    },
  );

  test('401 for a key that was revoked or has expired', async () => {
    const { key, account } = await makeAccount();
    await db().apiKey.updateMany({ where: { accountId: account.id }, data: { expiresAt: new Date(0) } });
    expect((await createRequest(key)).status).toBe(401);
  });

  test('429 monthly_limit past the last place, saying when the month resets; a refused create counts nothing', async () => {
    const { key, account } = await makeAccount();
    await db().account.update({ where: { id: account.id }, data: { monthlyLimit: 1 } });
    expect((await createRequest(key)).status).toBe(201);
    const { status, json } = await createRequest(key);
    expect([status, json.error]).toEqual([429, 'monthly_limit']);
    expect(new Date(json.resets_at).getTime()).toBeGreaterThan(Date.now());
    expect((await db().usageMonth.findFirstOrThrow({ where: { subject: account.id } })).count).toBe(1);
  });

  test('405 with Allow for another method', async () => {
    const { status, headers, json } = await call(GET);
    expect([status, headers.get('allow'), json.error]).toEqual([405, 'POST', 'method_not_allowed']);
  });
});
