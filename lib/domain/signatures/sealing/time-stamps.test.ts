import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { checkSeals } from '@/lib/engines/pdf/seal/check-seals';
import { getBlob } from '@/lib/engines/storage/blobs';
import { makeAccount } from '@/lib/testing/account';
import { outside, withEnv } from '@/lib/testing/outside-server';
import { createRequest, sign } from '@/lib/testing/signing';
import { timeStampAuthority } from '@/lib/testing/time-stamp-authority';
import { messagesFor } from '@/lib/words/messages';
import type { EmailRow } from '../../mail/store';
import { requestEmails } from '../render-emails';
import { findProvenRequest } from '../store';
import { verifyRequest } from '../verification/verify-request';
import { timeStampsProblem, timeStampsWanted } from './time-stamps';

type Behaviour = 'stamps' | 'fails' | 'garbage' | 'hangs';

/** Authorities by their host, each of which does one thing. */
async function authorities(hosts: Record<string, Behaviour>, addresses = Object.keys(hosts).map((host) => `https://${host}/tsr`)) {
  const authority = timeStampAuthority();
  const seen: { host: string; type: string; credentials: string }[] = [];
  await outside({
    hosts: Object.keys(hosts),
    answer: async (request, response) => {
      const host = request.headers.host ?? '';
      seen.push({ host, type: request.headers['content-type'] ?? '', credentials: request.headers.authorization ?? '' });
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const behaviour = hosts[host];
      if (behaviour === 'hangs') return;
      if (behaviour === 'fails') return void response.writeHead(503).end();
      response.end(behaviour === 'garbage' ? 'no reply' : authority.reply(Buffer.concat(chunks)));
    },
  });
  withEnv({ ...env(), TIMESTAMP_URLS: addresses });
  return { seen, authority };
}

async function signed() {
  const { key } = await makeAccount();
  const { json } = await createRequest(key, { certificate: false });
  await sign(json.signer_link);
  const request = await findProvenRequest(json.request_id);
  if (!request?.signedSha256) throw new Error('nothing was sealed');
  const [seal] = await checkSeals(await getBlob(request.signedSha256));
  return { request, seal, verification: await verifyRequest(request) };
}

async function mailToSender(id: string): Promise<string> {
  const row = await db().email.findFirstOrThrow({ where: { subjectId: id, kind: 'signed-sender' } });
  const letter = await requestEmails['signed-sender']({ ...row, subject: { kind: 'request', id } } as unknown as EmailRow);
  return letter?.text ?? '';
}

const { notTimeStamped } = messagesFor('en').emails.signedPdf;

test('where an authority is set, the seal bears its time-stamp; row, event and verification say so, and the email has nothing to add', async () => {
  const { seen } = await authorities({ 'tsa.example.com': 'stamps' }, ['https://user:pass%20word@tsa.example.com/tsr']);
  const { request, seal, verification } = await signed();
  expect(seal?.timeStamp).toMatchObject({ imprintOk: true, signatureOk: true, at: request.timeStampedAt });
  expect(request.timeStampFailed).toBe(false);
  expect(verification).toMatchObject({ valid: true, notes: expect.arrayContaining([expect.stringMatching(/^time-stamped at .* by CN=Test Time Stamps$/)]) });
  expect(seen).toEqual([
    { host: 'tsa.example.com', type: 'application/timestamp-query', credentials: `Basic ${Buffer.from('user:pass word').toString('base64')}` },
  ]);
  expect(await mailToSender(request.id)).not.toContain(notTimeStamped);
});

test('where the first gives nothing, the second is asked', async () => {
  const { seen } = await authorities({ 'tsa.example.com': 'garbage', 'second.example.com': 'stamps' });
  const { request, seal } = await signed();
  expect(seal?.timeStamp?.signatureOk).toBe(true);
  expect([request.timeStampFailed, seen.map(({ host }) => host)]).toEqual([false, ['tsa.example.com', 'second.example.com']]);
});

test('where none gives any, the document is sealed without one, and row, event, verification and the sender’s email say so', async () => {
  await authorities({ 'tsa.example.com': 'fails', 'second.example.com': 'garbage' });
  const { request, seal, verification } = await signed();
  expect([request.status, request.timeStampedAt, request.timeStampFailed, seal?.timeStamp]).toEqual(['signed', null, true, null]);
  expect(verification).toMatchObject({ valid: true, notes: expect.arrayContaining(['not time-stamped: no authority gave one when it was sealed']) });
  const event = await db().event.findFirst({ where: { subject: request.id, type: 'request.signed' } });
  expect(event?.data).toMatchObject({ timeStampFailed: true });
  expect(await mailToSender(request.id)).toContain(notTimeStamped);
});

test('authorities that never answer are left in time: the second gets its share, and all together no more than that', async () => {
  await authorities({ 'tsa.example.com': 'hangs', 'second.example.com': 'stamps' });
  expect(await timeStampsWanted({ allMs: 6_000, shareMs: 5_500 })?.(Buffer.alloc(32))).not.toBeNull();
  await authorities({ 'tsa.example.com': 'hangs', 'second.example.com': 'hangs' });
  const started = performance.now();
  expect(await timeStampsWanted({ allMs: 900, shareMs: 300 })?.(Buffer.alloc(32))).toBeNull();
  expect(performance.now() - started).toBeLessThan(6_000);
});

test('an authority may be reached by plain http, as most are, but never with a password', async () => {
  const authority = timeStampAuthority();
  let asked = 0;
  const server = createServer(async (request, response) => {
    asked += 1;
    response.end(authority.reply(new Uint8Array(await buffer(request)))).on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  withEnv({ ALLOWED_PRIVATE_HOSTS: host, TIMESTAMP_URLS: [`http://user:password@${host}/tsr`] });
  expect([await timeStampsWanted()?.(Buffer.alloc(32)), asked]).toEqual([null, 0]);
  withEnv({ TIMESTAMP_URLS: [`http://${host}/tsr`] });
  expect(await timeStampsWanted()?.(Buffer.alloc(32))).not.toBeNull();
  withEnv({ TIMESTAMP_URLS: [] });
  expect(timeStampsWanted()).toBeNull();
});

test('authorities that can never give a time-stamp are named before anything is sealed, and no password with them', async () => {
  const { rootFile } = timeStampAuthority();
  const problem = (changes: object) => {
    withEnv({ ...env(), TIMESTAMP_URLS: ['https://user:hidden@tsa.example/tsr'], ALLOW_PRIVATE_ADDRESSES: '0', ...changes });
    return timeStampsProblem();
  };
  expect(await problem({ TIMESTAMP_CERTIFICATES_FILE: rootFile })).toBeNull();
  expect(await problem({ TIMESTAMP_CERTIFICATES_FILE: '/no/such.pem' })).toBe('TIMESTAMP_CERTIFICATES_FILE: /no/such.pem: there is no such file.');
  const inClear = await problem({ TIMESTAMP_URLS: ['http://user:hidden@tsa.example/tsr'] });
  expect(inClear).toContain('tsa.example is named with a password and http://');
  expect(inClear).not.toContain('hidden');
});
