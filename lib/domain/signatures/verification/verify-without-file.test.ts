import { afterEach, expect, test } from 'vitest';
import { daysAfter, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { withEnv } from '@/lib/testing/outside-server';
import { runJob } from '@/lib/testing/run-job';
import { createRequest, decline, sign } from '@/lib/testing/signing';
import { findProvenRequest } from '../store';
import { verifyRequest } from './verify-request';

afterEach(() => setClock(null));

async function created() {
  const { key } = await makeAccount();
  const { json } = await createRequest(key, { document: { markdown: 'Please sign.\n\n{{signature:signer}}' }, certificate: false });
  return { id: json.request_id as string, link: json.signer_link as string };
}

async function verified(id: string) {
  const request = await findProvenRequest(id);
  if (!request) throw new Error(`There is no request ${id}`);
  return verifyRequest(request);
}

const updateRow = (id: string, set: string) => db().$executeRawUnsafe(`UPDATE signature_requests SET ${set} WHERE id = '${id}'`);
const updateAct = (id: string, set: string) => db().$executeRawUnsafe(`UPDATE signing_acts SET ${set} WHERE request_id = '${id}'`);

test.each([
  [`ip = '192.0.2.99'`, /ip: the act of the signer says "192\.0\.2\.99", event \d \(signature\.accepted\)/],
  [`user_agent = 'Another'`, /userAgent: the act of the signer says "Another"/],
  [`time_zone = 'Asia/Tokyo'`, /timeZone: the act of the signer says "Asia\/Tokyo"/],
])('found though its documents were erased: %s in the act of signing', async (set, says) => {
  const { id, link } = await created();
  await sign(link);
  withEnv({ RETENTION_DAYS: 10 });
  setClock(() => daysAfter(new Date(), 11));
  await runJob('erase-documents');
  expect((await verified(id)).problems).toEqual([]);
  await updateAct(id, set);
  expect((await verified(id)).problems.join('\n')).toMatch(says);
});

const declined = async () => {
  const { id, link } = await created();
  await decline(link, 'The price is wrong.');
  return id;
};
const expired = async () => {
  const { id } = await created();
  const { expiresAt } = (await findProvenRequest(id)) ?? {};
  setClock(() => expiresAt ?? new Date());
  await runJob('expire-requests');
  return id;
};

test.each([
  [
    'the reason of who declined',
    declined,
    `decline_reason = 'I changed my mind'`,
    /reason: the request says "I changed my mind", event \d \(request\.declined\)/,
  ],
  ['who declined', declined, `declined_by = 'sender'`, /party: the request says "sender", event \d \(request\.declined\) "signer"/],
  ['when its time was over', expired, `expired_at = expired_at - interval '1 day'`, /expiredAt: the request says .*, event \d \(request\.expired\)/],
])('found in a request that ended unsigned: %s changed', async (_, ended, set, says) => {
  const id = await ended();
  expect((await verified(id)).problems).toEqual([]);
  await updateRow(id, set);
  expect((await verified(id)).problems.join('\n')).toMatch(says);
});

/** Before there is a sealed file, what the first event recorded speaks for the row. */
const early: Record<string, [set: string, says: RegExp]> = {
  title: [`title = 'Another deal'`, /what was asked \(title, .* is not what event 1/],
  'the signer’s name': [`signer_name = 'Eve'`, /what was asked/],
  'the signer’s address': [
    `signer_email = 'eve@evil.example'`,
    /signerEmail: the request says "eve@evil\.example", event 1 \(request\.created\) "anna@signer\.example"/,
  ],
  'the places of the fields': [`fields = jsonb_set(fields, '{0,x}', '0.9')`, /what was asked/],
  'the deadline': [`expires_at = expires_at + interval '1 year'`, /what was asked/],
  'the time of creation': [`created_at = created_at - interval '1 day'`, /createdAt: the request says/],
  'the document': [`presented_sha256 = source_sha256`, /presentedSha256: the request says/],
};

test.each(Object.entries(early))('found before anybody has signed: %s changed', async (_, [set, says]) => {
  const { id } = await created();
  expect((await verified(id)).problems).toEqual([]);
  await updateRow(id, set);
  expect((await verified(id)).problems.join('\n')).toMatch(says);
});
