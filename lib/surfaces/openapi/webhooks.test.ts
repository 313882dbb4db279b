import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { catalog } from '@/lib/domain/events/catalog';
import { findEvent } from '@/lib/domain/events/store';
import { recordDelivery } from '@/lib/domain/mail/record-delivery';
import { declineSigning } from '@/lib/domain/signatures/operations/decline-signing';
import { recordOpening } from '@/lib/domain/signatures/operations/record-opening';
import { announcements, dataOf } from '@/lib/domain/webhooks/announcing/announcements';
import { serve } from '@/lib/surfaces/http/serve';
import { serveForm } from '@/lib/surfaces/http/serve-form';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { deliverAll } from '@/lib/testing/deliveries';
import { listenTo, receiver } from '@/lib/testing/receiver';
import { runJob } from '@/lib/testing/run-job';
import { cancelRequest, createRequest, sign, tokenIn } from '@/lib/testing/signing';
import { makeDocument } from './document';

const document = makeDocument('https://sign.paraph.test');

test('every type that the catalogue announces is described, and the test post, and no other', () => {
  const announced = new Set(Object.values(catalog).flatMap(({ announcedAs }) => announcedAs ?? []));
  expect(Object.keys(announcements).sort()).toEqual([...announced].sort());
  expect(Object.keys(document.webhooks ?? {}).sort()).toEqual([...announced, 'ping'].sort());
});

test('a receiver without a library verifies by what the description says of the signature', () => {
  const [secret, id, at, body] = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=', 'evt_1', new Date(1_795_356_191_000), '{"type":"ping"}'];
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = `v1,${createHmac('sha256', key).update(`${id}.1795356191.${body}`).digest('base64')}`;
  expect(new Webhook(secret).sign(id, at, body)).toBe(signature);
  expect(JSON.stringify(document.webhooks?.ping)).toContain('the key is what the secret holds in base64 after `whsec_`');
});

describe.each(Object.entries(announcements))('%s', (type, { data, example }) => {
  test('has an example that its schema takes as it is', () => {
    expect(data.strict().parse(example)).toEqual(example);
  });

  test('has its time as its API writes times', () => {
    const content = JSON.stringify(document.webhooks?.[type]);
    expect(/"timestamp":"(\d[^"]*)"/.exec(content)?.[1]).toMatch(type.startsWith('automation.') ? /\+00:00$/ : /Z$/);
  });

  test('is of a schema that the description names', () => {
    expect(JSON.stringify(document.webhooks?.[type])).toMatch(/"\$ref":"#\/components\/schemas\/\w+Event"/);
  });
});

/** What brings each event about, at a request whose link or key is given. */
type Made = { key: string; id: string; link: string };
const acts: Record<string, (made: Made) => Promise<unknown>> = {
  'request.opened': ({ link }) => call(serve(recordOpening).POST, { method: 'POST', params: { token: tokenIn(link) } }),
  'request.sender_signed': ({ link }) => sign(link),
  'request.signed': ({ link }) => sign(link),
  'request.declined': ({ link }) => {
    const form = new FormData();
    form.set('reason', 'Not like this');
    const init = { method: 'POST', body: form, headers: { 'x-client-address': '198.51.100.20' } };
    const { POST } = serveForm(declineSigning, { back: ({ token }) => `/sign/${token}` });
    return POST(new Request('http://localhost:3000/', init), { params: Promise.resolve({ token: tokenIn(link) }) });
  },
  'request.cancelled': ({ key, id }) => cancelRequest(id, { key }),
  'request.expired': async () => {
    setClock(() => new Date(Date.now() + 15 * 86_400_000));
    await runJob('expire-requests');
  },
  'request.email_bounced': async ({ id }) => {
    const email = await db().email.findFirstOrThrow({ where: { subjectId: id } });
    await db().email.update({ where: { id: email.id }, data: { status: 'sent', providerId: `p-${email.id}` } });
    await recordDelivery({ type: 'email.bounced', data: { email_id: `p-${email.id}` } });
    await runJob('note-bounce', email.id);
  },
};

test.each(Object.keys(announcements).filter((type) => type.startsWith('request.')))('%s arrives as it is described', async (type) => {
  const { received } = await receiver();
  const { account, key } = await makeAccount();
  await listenTo('requests', account.id, { events: [type] });
  const changes = { ...(type === 'request.sender_signed' ? { sender_signs: true } : {}), ...(type === 'request.email_bounced' ? { delivery: 'email' } : {}) };
  const { json } = await createRequest(key, changes);
  await acts[type]?.({ key, id: json.request_id, link: json.signer_link ?? json.sender_link ?? '' });
  await deliverAll(account.id);
  setClock(null);
  expect(received.map(({ body }) => body.type)).toEqual([type]);
  const parsed = announcements[type]?.data.strict().safeParse(received[0]?.body.data);
  expect(parsed?.error).toBeUndefined();
  expect(Buffer.byteLength(received[0]?.text ?? '')).toBeLessThan(20_000);
});

test('of an event whose data were erased the shape is the same, with nothing personal left', async () => {
  const { account, key } = await makeAccount();
  const { json } = await createRequest(key);
  await acts['request.declined']?.({ key, id: json.request_id, link: json.signer_link });
  const row = await db().event.findFirstOrThrow({ where: { accountId: account.id, type: 'request.declined' } });
  await db().$executeRaw`UPDATE events SET data = NULL, salt = NULL WHERE id = ${row.id}`;
  const event = await findEvent(row.id);
  expect(event && (await dataOf('request.declined', event))).toMatchObject({ party: null, reason: null, status: 'cancelled' });
});
