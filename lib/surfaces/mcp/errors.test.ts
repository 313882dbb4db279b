import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { makeAccount } from '@/lib/testing/account';
import { callTool, mcpClient } from '@/lib/testing/mcp-client';
import { withEnv } from '@/lib/testing/outside-server';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { createRequest, requestBody, sign } from '@/lib/testing/signing';

const eras = ['modern', 'legacy'] as const;
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const fromSomewhere = () => ({ headers: { 'x-client-address': `agent-${randomHex(6)}` } });

/** An error is text alone: older clients hide it behind structured content. */
async function refusal(agent: Awaited<ReturnType<typeof mcpClient>>, name: string, args: Record<string, unknown> = {}): Promise<string> {
  const { isError, data, texts } = await callTool(agent, name, args);
  expect([isError, data, texts.length]).toEqual([true, undefined, 1]);
  return texts[0] ?? '';
}

test.each(eras)('wrong input names every problem at its place and says what to do, %s revision', async (era) => {
  const { key } = await makeAccount();
  const text = await refusal(await mcpClient({ era, key }), 'sendForSignature', {
    document: { markdown: 'x', pdf_url: 'https://a.example/b.pdf' },
    signer: { email: 'anna' },
    deliverey: 'link',
    confirmed: 'yes',
    idempotency_key: 'with space',
  });
  expect(text).toMatch(/^bad_request: .*Correct what is listed and call the tool again\. .*never invent a name or an address\./);
  for (const line of [
    'document (exactly_one)',
    'signer.email (invalid_email)',
    'deliverey (unknown_member)',
    'confirmed (invalid_type)',
    'idempotency_key (invalid_format)',
  ])
    expect(text).toContain(`\n- ${line}: `);
});

test.each(eras)('a wrong or missing request token asks for the token, not for a header, %s revision', async (era) => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  const agent = await mcpClient({ era, ...fromSomewhere() });
  for (const tool of ['getSignatureStatus', 'cancelSignatureRequest', 'downloadSignedPdf']) {
    const text = await refusal(agent, tool, { request_id: json.request_id, request_token: 'rt_wrong' });
    expect(text).toMatch(/^bad_token: .*Give as request_token what sendForSignature returned/);
    expect(text).not.toMatch(/header/i);
  }
  expect(await refusal(agent, 'getSignatureStatus', { request_id: json.request_id })).toMatch(/^bad_token: /);
  expect(await refusal(agent, 'downloadSignedPdf', { request_id: json.request_id })).toMatch(/- request_token \(invalid_type\)/);
  expect(await refusal(agent, 'getSignatureStatus', { request_id: '0'.repeat(32) })).toMatch(/^not_found: .*do not try others/);
});

test.each(eras)('a key that is not valid is said to be so by a send, preview or not, and counts as none elsewhere, %s revision', async (era) => {
  const agent = await mcpClient({ era, key: `sk_live_${'x'.repeat(43)}`, ...fromSomewhere() });
  for (const confirmed of [false, true])
    expect(await refusal(agent, 'sendForSignature', requestBody({ confirmed }))).toMatch(
      /^unauthorized: .*Tell the user that this client’s settings need an API key that works/,
    );
  expect((await callTool(agent, 'getUploadUrl')).data.upload_id).toMatch(/^up_/);
  expect(await refusal(await mcpClient({ era, ...fromSomewhere() }), 'sendForSignature', requestBody())).toMatch(
    /- sender\.email \(required\): Without an API key/,
  );
});

test.each(eras)('over a limit the answer says when to come back, and previews do not count, %s revision', async (era) => {
  withEnv({ KEYLESS_UPLOADS_PER_HOUR: 1, KEYLESS_CREATES_PER_HOUR: 1 });
  const agent = await mcpClient({ era, ...fromSomewhere() });
  await callTool(agent, 'getUploadUrl');
  expect(await refusal(agent, 'getUploadUrl')).toMatch(
    /^rate_limited: .*Call again once after that; do not repeat in a loop\.\nRetry after \d+ seconds, not earlier\./,
  );
  const body = () => requestBody({ sender: { email: `${randomHex(6)}@sender.example` } });
  for (let count = 0; count < 3; count += 1) expect((await callTool(agent, 'sendForSignature', body())).data.sent).toBe(false);
  expect((await callTool(agent, 'sendForSignature', { ...body(), confirmed: true })).data.sent).toBe(true);
  expect(await refusal(agent, 'sendForSignature', { ...body(), confirmed: true })).toMatch(/^rate_limited: /);
  const { key } = await makeAccount({ monthlyLimit: 0 });
  const full = await refusal(await mcpClient({ era, key }), 'sendForSignature', requestBody({ confirmed: true }));
  expect(full).toMatch(/^monthly_limit: .*another call will not succeed before the reset\.\nResets at \d{4}-\d\d-01T00:00:00\.000Z\./);
});

test('states answer with what to do instead: not signed, signed already, no longer open', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  const agent = await mcpClient({ key });
  const access = { request_id: json.request_id, request_token: json.request_token };
  expect(await refusal(agent, 'downloadSignedPdf', access)).toMatch(/^not_signed: .*at most once a minute/);
  await sign(json.signer_link);
  expect(await refusal(agent, 'cancelSignatureRequest', access)).toMatch(/^already_signed: .*offer to download/);
});

test('uploadPdf takes up to 1 MB, and sends what is larger to the upload address', async () => {
  const { key } = await makeAccount();
  const agent = await mcpClient({ key });
  const { upload_id } = (await callTool(agent, 'getUploadUrl')).data;
  const large = base64(new Uint8Array(1024 * 1024 + 1));
  expect(await refusal(agent, 'uploadPdf', { upload_id, pdf_base64: large })).toMatch(/- pdf_base64 \(too_large\): .*PUT its bytes to the upload_url/);
  expect(await refusal(agent, 'uploadPdf', { upload_id, pdf_base64: '%%%' })).toContain('pdf_base64 (invalid_base64)');
  expect(await refusal(agent, 'uploadPdf', { upload_id, pdf_base64: base64(Buffer.from('hello')) })).toContain('not_a_pdf');
  expect((await callTool(agent, 'uploadPdf', { upload_id, pdf_base64: base64(await plainPdf()) })).isError).toBe(false);
});

test('a repeated idempotency key makes nothing twice, whatever the order of the arguments, and refuses another document', async () => {
  const { key, account } = await makeAccount();
  const agent = await mcpClient({ key });
  const idempotency_key = randomHex(8);
  const body = requestBody({ confirmed: true, idempotency_key });
  const first = await callTool(agent, 'sendForSignature', body);
  const again = await callTool(agent, 'sendForSignature', Object.fromEntries(Object.entries(body).reverse()));
  expect(again.data).toEqual(first.data);
  expect(await db().signatureRequest.count({ where: { accountId: account.id } })).toBe(1);
  expect(await refusal(agent, 'sendForSignature', { ...body, title: 'Another' })).toContain('- idempotency_key (idempotency_key_reused)');
});
