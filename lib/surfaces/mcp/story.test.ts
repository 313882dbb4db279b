import { describe, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { downloadSignedPdf } from '@/lib/domain/signatures/operations/download-signed-pdf';
import { byWay } from '@/lib/surfaces/http/by-way';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { acceptConfirmation, confirmTokenOf, someAddress } from '@/lib/testing/keyless';
import { callTool, mcpClient } from '@/lib/testing/mcp-client';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { requestBody, sign } from '@/lib/testing/signing';

const openTicket = serve(byWay(downloadSignedPdf, 'ticket')).GET;
const countOf = (accountId: string) => db().signatureRequest.count({ where: { accountId } });

describe.each(['modern', 'legacy'] as const)('the whole story of an agent, %s revision', (era) => {
  test('preview, confirm, send, poll, cancel', async () => {
    const { key, account } = await makeAccount();
    const agent = await mcpClient({ era, key });
    const first = await callTool(agent, 'sendForSignature', requestBody({ delivery: 'email' }));
    expect(first.data).toMatchObject({ sent: false, preview: { signer: { name: 'Anna Berg', email: 'anna@signer.example' }, delivery: 'email' } });
    expect(first.say).toMatch(/^Nothing was sent yet\..*Signer: Anna Berg <anna@signer\.example>.*confirmed: true/s);
    expect(await countOf(account.id)).toBe(0);

    const { data, say } = await callTool(agent, 'sendForSignature', requestBody({ delivery: 'email', confirmed: true }));
    expect(data).toMatchObject({ sent: true, status: 'pending', request_token: expect.stringMatching(/^rt_/), usage: { used_this_month: 1 } });
    expect(say).toContain('anna@signer.example');

    const access = { request_id: data.request_id, request_token: data.request_token };
    const status = await callTool(agent, 'getSignatureStatus', { request_id: data.request_id });
    expect(status.data).toMatchObject({ status: 'pending', signed_at: null, retry_after_seconds: 60 });
    for (const _ of ['once', 'and again'])
      expect((await callTool(agent, 'cancelSignatureRequest', access)).data).toEqual({ request_id: data.request_id, status: 'cancelled' });
    const ended = await callTool(agent, 'getSignatureStatus', access);
    expect(ended.data.status).toBe('cancelled');
    expect(ended.data).not.toHaveProperty('retry_after_seconds');
  });

  test('upload, send by link, sign, download by a link and as bytes', async () => {
    const { key } = await makeAccount();
    const agent = await mcpClient({ era, key });
    const pdf = await plainPdf();
    const { upload_id } = (await callTool(agent, 'getUploadUrl')).data;
    const uploaded = await callTool(agent, 'uploadPdf', { upload_id, pdf_base64: Buffer.from(pdf).toString('base64') });
    expect(uploaded.data).toMatchObject({ upload_id, bytes: pdf.length });

    const body = requestBody({ document: { upload_id }, title: undefined, confirmed: true });
    const { data, say } = await callTool(agent, 'sendForSignature', body);
    expect(data.link_note).toMatch(/Whoever opens this link can read the document and sign as the signer/);
    expect(say).toContain(data.signer_link);
    await sign(data.signer_link);

    const access = { request_id: data.request_id, request_token: data.request_token };
    const signed = await callTool(agent, 'downloadSignedPdf', access);
    expect(signed.data).toMatchObject({ bytes: expect.any(Number), file_name: expect.stringMatching(/\.pdf$/) });
    expect(signed.data).not.toHaveProperty('pdf_base64');
    const [request_id = '', , ticket = ''] = signed.data.download_url.split('/').slice(-3);
    const opened = await call(openTicket, { params: { request_id, ticket } });
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = Buffer.from((await callTool(agent, 'downloadSignedPdf', { ...access, include_bytes: true })).data.pdf_base64, 'base64');
    expect(bytes.equals(Buffer.from(await opened.response.arrayBuffer()))).toBe(true);
    expect((await callTool(agent, 'getSignatureStatus', access)).data.status).toBe('signed');
  });

  test('without a key: the sender confirms first, and the token is what opens the status', async () => {
    const agent = await mcpClient({ era, headers: { 'x-client-address': `agent-${randomHex(6)}` } });
    const sender = { name: 'Kim Keyless', email: someAddress() };
    const body = requestBody({ delivery: 'email', sender });
    const preview = await callTool(agent, 'sendForSignature', body);
    expect(preview.say).toContain(`${sender.email} is asked by email to confirm; nothing reaches the signer before that.`);
    const { data } = await callTool(agent, 'sendForSignature', { ...body, confirmed: true });
    expect(data.status).toBe('awaiting_sender_confirmation');
    await acceptConfirmation(await confirmTokenOf(data.request_id));
    expect((await callTool(agent, 'getSignatureStatus', { request_id: data.request_id, request_token: data.request_token })).data.status).toBe('pending');
  });
});

test('the signing link never reaches an agent with delivery email, in any text of any answer', async () => {
  const { key } = await makeAccount();
  const agent = await mcpClient({ key });
  const sent = await callTool(agent, 'sendForSignature', requestBody({ delivery: 'email', sender_signs: true, confirmed: true }));
  const { request_id, request_token } = sent.data;
  const later = [await callTool(agent, 'getSignatureStatus', { request_id, request_token }), await callTool(agent, 'cancelSignatureRequest', { request_id })];
  expect(JSON.stringify([sent, ...later])).not.toMatch(/\/(sign|confirm)\//);
});

test('where the sender signs first, the link is the sender’s, and the note says so', async () => {
  const { key } = await makeAccount();
  const { data } = await callTool(await mcpClient({ key }), 'sendForSignature', requestBody({ sender_signs: true, confirmed: true }));
  expect(data).not.toHaveProperty('signer_link');
  expect([data.status, data.link_note]).toEqual(['awaiting_sender_signature', expect.stringContaining('sign as the sender')]);
});

test('the request’s history names the program that asked for it', async () => {
  const { key } = await makeAccount();
  const { data } = await callTool(await mcpClient({ key }), 'sendForSignature', requestBody({ confirmed: true }));
  const [event] = await db().event.findMany({ where: { subject: data.request_id, type: 'request.created' } });
  expect(JSON.stringify(event)).toContain('test-agent/1.0.0');
});
