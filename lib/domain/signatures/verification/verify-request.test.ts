import { afterEach, expect, test } from 'vitest';
import { daysAfter, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { getBlob } from '@/lib/engines/storage/blobs';
import { makeAccount } from '@/lib/testing/account';
import { withEnv } from '@/lib/testing/outside-server';
import { linkFor } from '@/lib/testing/party-link';
import { runJob } from '@/lib/testing/run-job';
import { createRequest, sign } from '@/lib/testing/signing';
import { dataHashOf, firstHash, hashOf } from '../../events/chain';
import { listChained } from '../../events/store';
import { findProvenRequest } from '../store';
import { verifyRequest } from './verify-request';

afterEach(() => setClock(null));

const markdown = 'Please sign.\n\n{{signature:signer}}\n\n{{text:signer:Amount}}';

async function created(changes: Record<string, unknown> = {}) {
  const { key } = await makeAccount();
  const { json } = await createRequest(key, { document: { markdown }, certificate: false, ...changes });
  return { id: json.request_id as string, link: json.signer_link as string };
}

async function signed(changes: Record<string, unknown> = {}): Promise<string> {
  const { id, link } = await created(changes);
  const [field] = (await findProvenRequest(id))?.fields.filter(({ kind }) => kind === 'text') ?? [];
  await sign(link, { [`field.${field?.id}`]: '500 EUR' });
  expect((await findProvenRequest(id))?.status).toBe('signed');
  return id;
}

async function verified(id: string) {
  const request = await findProvenRequest(id);
  if (!request) throw new Error(`There is no request ${id}`);
  return verifyRequest(request);
}

/** What anyone can do who has the database: every hash of a chain anew, and its head. */
async function recompute(subject: string) {
  let previousHash = firstHash;
  const events = await listChained(subject);
  for (const event of events) {
    const dataHash = event.salt === null || event.data === null ? event.dataHash : dataHashOf(event.salt, event.data);
    const hash = hashOf({ ...event, previousHash, dataHash });
    await db().event.updateMany({ where: { subject, sequence: event.sequence }, data: { previousHash, dataHash, hash } });
    previousHash = hash;
  }
  await db().eventChain.updateMany({ where: { subject }, data: { hash: previousHash, sequence: events.length } });
}

const updateEvents = (id: string, type: string, set: string) => db().$executeRawUnsafe(`UPDATE events SET ${set} WHERE subject = '${id}' AND type = '${type}'`);
const updateRow = (id: string, set: string) => db().$executeRawUnsafe(`UPDATE signature_requests SET ${set} WHERE id = '${id}'`);
const updateAct = (id: string, set: string) => db().$executeRawUnsafe(`UPDATE signing_acts SET ${set} WHERE request_id = '${id}'`);

/** Valid, with the head in the file that the event of the last signature has. */
async function expectValid(id: string) {
  const { sealedHead, ...verification } = await verified(id);
  expect(verification).toMatchObject({ valid: true, problems: [], unkeyed: 0 });
  expect(sealedHead).toBe((await db().event.findFirst({ where: { subject: id, type: 'signature.accepted' } }))?.hash);
}

test('what nobody touched is valid, and the head that was sealed is told', async () => {
  await expectValid(await signed());
});

test('so is what two have signed, with a certificate page', async () => {
  const { key } = await makeAccount();
  const both = { document: { markdown: 'We agree.\n\n{{signature:sender}}\n\n{{signature:signer}}' }, sender_signs: true };
  const { json } = await createRequest(key, both);
  await sign(json.sender_link);
  const request = await findProvenRequest(json.request_id);
  if (!request) throw new Error('the request vanished');
  await sign(linkFor(request, 'signer'));
  await expectValid(request.id);
});

type Rewriting = { by: (id: string) => Promise<unknown>; says: RegExp };

/** Each by the database alone, and made as good as one can: hashes computed anew where hashes are looked at. */
const rewritings: Record<string, Rewriting> = {
  'the signed file swapped for that of another request': {
    by: async (id) => {
      const { signedSha256 } = (await findProvenRequest(await signed())) ?? {};
      await updateRow(id, `signed_sha256 = '${signedSha256}'`);
      await updateEvents(id, 'request.signed', `data = jsonb_set(data, '{signedSha256}', '"${signedSha256}"')`);
      await recompute(id);
    },
    says: /the signed file is that of another request/,
  },
  'an event changed': {
    by: (id) => updateEvents(id, 'signature.accepted', `data = jsonb_set(data, '{ip}', '"192.0.2.99"')`),
    says: /event \d \(signature\.accepted\): its data was changed/,
  },
  'an event changed, and the whole chain computed anew': {
    by: async (id) => {
      await updateEvents(id, 'signature.accepted', `data = jsonb_set(data, '{ip}', '"192.0.2.99"')`);
      await updateAct(id, `ip = '192.0.2.99'`);
      await recompute(id);
    },
    says: /event \d \(signature\.accepted\) in the database is not the one in the sealed file[\s\S]*was not written by this service/,
  },
  'the last event removed, the head set back, and the row too': {
    by: async (id) => {
      const last = (await listChained(id)).at(-2);
      await db().event.deleteMany({ where: { subject: id, type: 'request.signed' } });
      await db().eventChain.updateMany({ where: { subject: id }, data: { sequence: last?.sequence ?? 0, hash: last?.hash ?? '', mac: last?.mac ?? null } });
      await updateRow(id, `status = 'accepted'`);
    },
    says: /the head of the chain was not written by this service.*may have been removed/,
  },
  'the last event removed, and nothing else': {
    by: (id) => db().event.deleteMany({ where: { subject: id, type: 'request.signed' } }),
    says: /status: the request says signed, its events accepted/,
  },
  'an event put in': {
    by: async (id) => {
      await db().$executeRaw`UPDATE events SET sequence = sequence + 1 WHERE subject = ${id} AND type = 'request.signed'`;
      const before = (await listChained(id)).at(-2);
      const data = { party: 'signer', ip: '192.0.2.1', userAgent: 'x' };
      const facts = { id: `evt_${randomHex(10)}`, subject: id, sequence: (before?.sequence ?? 0) + 1, type: 'request.opened', at: before?.at ?? new Date(0) };
      await db().event.create({ data: { ...facts, data, salt: 'aa', dataHash: '', previousHash: '', hash: '', mac: before?.mac ?? null } });
      await recompute(id);
    },
    says: /event \d \(request\.opened\) was not written by this service/,
  },
  'the signer’s name changed': { by: (id) => updateRow(id, `signer_name = 'Eve'`), says: /signer\.name: the sealed file says "Anna Berg", the database "Eve"/ },
  'the signer’s address changed': {
    by: (id) => updateRow(id, `signer_email = 'eve@evil.example'`),
    says: /signer\.email: the sealed file says "anna@signer\.example", the database "eve@evil\.example"/,
  },
  'the sender’s name changed': {
    by: (id) => updateRow(id, `sender_name = 'Eve'`),
    says: /sender\.name: the sealed file says "Sam Sender", the database "Eve"/,
  },
  'the title changed': {
    by: (id) => updateRow(id, `title = 'Another deal'`),
    says: /request\.title: the sealed file says "Agreement", the database "Another deal"/,
  },
  'what an act entered changed': {
    by: async (id) => {
      const [act] = await db().signingAct.findMany({ where: { requestId: id } });
      const [name] = Object.keys(act?.values as object);
      await updateAct(id, `values = jsonb_set(values, '{${name}}', '"900000 EUR"')`);
    },
    says: /signatures\.0\.fields\.\S+: the sealed file says "500 EUR", the database "900000 EUR"/,
  },
  'who signed, in the act': {
    by: (id) => updateAct(id, `signature = 'Eve'`),
    says: /signatures\.0\.text: the sealed file says "Anna Berg", the database "Eve"/,
  },
  'an act removed': { by: (id) => db().signingAct.deleteMany({ where: { requestId: id } }), says: /the act of the signer is missing/ },
  'the time of signing changed, in the row': {
    by: (id) => updateRow(id, `signed_at = signed_at - interval '30 days', accepted_at = accepted_at - interval '30 days'`),
    says: /signedAt: the request says .*, event \d \(signature\.accepted\)/,
  },
  'the time of signing changed everywhere, and the chain computed anew': {
    by: async (id) => {
      await updateRow(id, `signed_at = signed_at - interval '30 days', accepted_at = accepted_at - interval '30 days'`);
      await updateAct(id, `at = at - interval '30 days'`);
      await updateEvents(id, 'signature.accepted', `at = at - interval '30 days'`);
      await recompute(id);
    },
    says: /signatures\.0\.signed_at: the sealed file says/,
  },
  'made to look erased': {
    by: async (id) => {
      await updateRow(id, `erased_at = now()`);
      await db().$executeRaw`UPDATE events SET data = NULL, salt = NULL WHERE subject = ${id}`;
    },
    says: /erasedAt: the request says .*no event tells of it[\s\S]*its data are gone, and no event says that they were erased/,
  },
  'the status changed': { by: (id) => updateRow(id, `status = 'cancelled'`), says: /status: the request says cancelled, its events signed/ },
  'the presented document swapped': {
    by: (id) => updateRow(id, `presented_sha256 = source_sha256`),
    says: /document\.presented_sha256: the sealed file says/,
  },
  'the MACs taken away, as if it had been written before there were any': {
    by: async (id) => {
      await db().$executeRaw`UPDATE events SET mac = NULL WHERE subject = ${id} AND type <> 'request.signed'`;
      await db().$executeRaw`UPDATE event_chains SET mac = NULL WHERE subject = ${id}`;
    },
    says: /the head of the chain was not written by this service/,
  },
  'a time-stamp that nobody gave, in row and event, and the whole chain computed anew': {
    by: async (id) => {
      await updateRow(id, `time_stamped_at = '2026-01-01T00:00:00Z'`);
      await updateEvents(id, 'request.signed', `data = jsonb_set(data, '{timeStampedAt}', '"2026-01-01T00:00:00.000Z"')`);
      await recompute(id);
    },
    says: /time-stamp: the sealed file says none, the request 2026-01-01T00:00:00\.000Z/,
  },
  'the row set back to unsigned': {
    by: (id) => updateRow(id, `status = 'pending', signed_sha256 = NULL, content_sha256 = NULL, signed_at = NULL, accepted_at = NULL`),
    says: /the request names no signed file, and it was signed/,
  },
};

test.each(Object.entries(rewritings))('found in a signed request: %s', async (_, { by, says }) => {
  const id = await signed();
  await by(id);
  const { valid, problems } = await verified(id);
  expect(valid).toBe(false);
  expect(problems.join('\n')).toMatch(says);
});

test('once its documents were erased a request is valid as what is left, and a copy that somebody has kept is held against it', async () => {
  const id = await signed();
  const { signedSha256 } = (await findProvenRequest(id)) ?? {};
  const copy = await getBlob(signedSha256 ?? '');
  withEnv({ RETENTION_DAYS: 10 });
  setClock(() => daysAfter(new Date(), 11));
  await runJob('erase-documents');
  const erased = await verified(id);
  expect(erased).toMatchObject({ valid: true, problems: [], notes: expect.arrayContaining(['the signed file was erased; its hash stays']) });
  const request = await findProvenRequest(id);
  if (!request) throw new Error('the request vanished');
  expect(await verifyRequest(request, copy)).toMatchObject({ valid: true, problems: [] });
  await updateRow(id, `signer_email = 'eve@evil.example'`);
  const { problems } = await verifyRequest({ ...request, signerEmail: 'eve@evil.example' }, copy);
  expect(problems.join('\n')).toContain('signer.email: the sealed file says "anna@signer.example", the database "eve@evil.example"');
});

test('a certificate that somebody wrote into the database makes no seal ours, and is named', async () => {
  const id = await signed();
  const [row] = await db().sealCertificate.findMany();
  const forged = randomHex(32);
  await db().sealCertificate.create({ data: { fingerprint: forged, pem: row?.pem ?? '', knownSince: new Date(), mac: row?.mac ?? '' } });
  const { problems } = await verified(id);
  await db().sealCertificate.delete({ where: { fingerprint: forged } });
  expect(problems).toEqual([`the seal certificate ${forged} in the database was not written by this service`]);
});

test('a request of before, without MACs, is valid as what it is, and that is said', async () => {
  const id = await signed();
  await db().$executeRaw`UPDATE events SET mac = NULL WHERE subject = ${id}`;
  await db().$executeRaw`UPDATE event_chains SET mac = NULL WHERE subject = ${id}`;
  const { valid, unkeyed, events, notes } = await verified(id);
  expect([valid, unkeyed]).toEqual([true, events]);
  expect(notes.join('\n')).toContain(`${events} events were written before events bore MACs`);
});
