import { describe, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { verifyChain } from '@/lib/domain/events/chain';
import { findChainHead, listEvents } from '@/lib/domain/events/store';
import { makeAccount } from '@/lib/testing/account';
import { linkFor } from '@/lib/testing/party-link';
import { cancelRequest, createRequest, downloadPdf, readStatus, sign } from '@/lib/testing/signing';
import { findProvenRequest, listActs } from '../store';

const typesOf = async (id: string) => (await listEvents(id)).map((event) => event.type);

async function pendingRequest(changes: Record<string, unknown> = {}) {
  const { key } = await makeAccount();
  const { json } = await createRequest(key, changes);
  return { key, id: json.request_id as string, token: json.request_token as string, link: json.signer_link as string, senderLink: json.sender_link as string };
}

describe('signing', () => {
  test('one post makes a signed request, a sealed PDF and a chain that verifies', async () => {
    const { key, id, token, link } = await pendingRequest();
    expect(await sign(link)).toMatchObject({ status: 303, problem: null });
    const { json } = await readStatus(id, { key });
    expect(json).toMatchObject({ status: 'signed', signed_at: expect.stringMatching(/Z$/) });
    const { status, headers, response } = await downloadPdf(id, { token });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.includes('ETSI.CAdES.detached')).toBe(true);
    expect(await typesOf(id)).toEqual(['request.created', 'consent.given', 'signature.accepted', 'request.signed']);
    expect(verifyChain(await listEvents(id), await findChainHead(id))).toMatchObject({ valid: true, events: 4 });
  });

  test('the sender signs first, then the signer', async () => {
    const { key, id, senderLink } = await pendingRequest({ sender_signs: true, document: { markdown: '{{signature:sender}}\n\n{{signature:signer}}' } });
    const request = await findProvenRequest(id);
    const signerLink = request ? linkFor(request, 'signer') : '';
    await sign(signerLink);
    expect((await readStatus(id, { key })).json.status).toBe('awaiting_sender_signature');
    expect(await sign(senderLink)).toMatchObject({ problem: null });
    expect((await readStatus(id, { key })).json.status).toBe('pending');
    await sign(signerLink);
    expect((await readStatus(id, { key })).json.status).toBe('signed');
    expect(await typesOf(id)).toEqual(['request.created', 'consent.given', 'sender.signed', 'consent.given', 'signature.accepted', 'request.signed']);
  });

  test('in a zone that nobody knows the day is that of UTC, and the document is sealed all the same', async () => {
    const { id, link } = await pendingRequest({ document: { markdown: '{{signature:signer}} {{date:signer}}' } });
    await sign(link, { time_zone: 'Mars/Olympus' });
    expect((await findProvenRequest(id))?.status).toBe('signed');
    expect((await listActs(id)).map(({ timeZone }) => timeZone)).toEqual(['UTC']);
  });

  test('20 parallel submits give one signature, one event and one PDF', async () => {
    const { id, link } = await pendingRequest();
    const answers = await Promise.all(Array.from({ length: 20 }, () => sign(link)));
    expect(answers.every(({ status, problem }) => status === 303 && problem === null)).toBe(true);
    expect(await db().signingAct.count({ where: { requestId: id } })).toBe(1);
    expect((await typesOf(id)).filter((type) => type === 'signature.accepted' || type === 'request.signed')).toEqual(['signature.accepted', 'request.signed']);
    expect((await findProvenRequest(id))?.status).toBe('signed');
  });

  test('a second submit shows what is done and changes nothing', async () => {
    const { id, link } = await pendingRequest();
    await sign(link);
    const before = await findProvenRequest(id);
    expect(await sign(link, { signature_text: 'Somebody Else' })).toMatchObject({ status: 303, problem: null });
    expect(await findProvenRequest(id)).toEqual(before);
  });
});

describe('a refused submit goes back to the page, and nothing changes', () => {
  test.each([
    ['consent_missing', { consent: null }],
    ['consent_missing', { consent: 'another version' }],
    ['signature_missing', { signature_text: '   ' }],
    ['signature_missing', { signature_kind: 'drawn', signature_strokes: '[]' }],
    ['signature_too_simple', { signature_kind: 'drawn', signature_strokes: '[[[10,10]]]' }],
    ['signature_too_simple', { signature_kind: 'drawn', signature_strokes: '[[[10,10],[200,10],[400,10]]]' }],
    ['signature_missing', { signature_kind: 'uploaded' }],
    ['bad_image', { signature_kind: 'uploaded', signature_file: new Blob(['not a picture'], { type: 'image/png' }) }],
    ['field_missing', { 'field.f1': '   ' }],
    ['text_too_long', { 'field.f1': 'x'.repeat(501) }],
    ['unknown_field', { 'field.f9': 'x' }],
  ])('%s', async (problem, changes) => {
    const { id, link } = await pendingRequest({ document: { markdown: '{{signature:signer}} {{text:signer:City}}' } });
    expect(await sign(link, { 'field.f1': 'Bonn', ...changes } as Record<string, string | Blob | null>)).toMatchObject({ status: 303, problem });
    expect((await findProvenRequest(id))?.status).toBe('pending');
    expect(await typesOf(id)).toEqual(['request.created']);
  });

  test('not_found for an unknown link', async () => {
    expect(await sign(`http://localhost:3000/sign/${'A'.repeat(66)}`)).toMatchObject({ status: 303, problem: 'not_found' });
  });
});

test('a cancelled request cannot be signed, and no PDF is made', async () => {
  const { key, id, link, token } = await pendingRequest();
  await cancelRequest(id, { key });
  await sign(link);
  expect((await findProvenRequest(id))?.status).toBe('cancelled');
  expect((await downloadPdf(id, { token })).json.error).toBe('not_signed');
});

test('an expired request cannot be signed from the very millisecond of its end', async () => {
  const { id, link } = await pendingRequest();
  const request = await findProvenRequest(id);
  try {
    setClock(() => request?.expiresAt ?? new Date());
    await sign(link);
  } finally {
    setClock(null);
  }
  expect((await findProvenRequest(id))?.status).toBe('pending');
  expect(await typesOf(id)).toEqual(['request.created']);
});

test('a typed name or a text that would be printed as empty boxes is refused, and nothing is signed', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key, { document: { markdown: '{{text:signer:City}} {{signature:signer}}' } });
  const text = (await db().signatureRequest.findUniqueOrThrow({ where: { id: json.request_id } })).fields as { id: string; kind: string }[];
  const city = `field.${text.find(({ kind }) => kind === 'text')?.id}`;
  expect((await sign(json.signer_link, { signature_text: 'ᏣᎳᎩ', [city]: 'Tbilisi' })).problem).toBe('unsupported_script');
  expect((await sign(json.signer_link, { [city]: 'ᎦᏚᎩ' })).problem).toBe('unsupported_script');
  expect((await readStatus(json.request_id, { key })).json.status).toBe('pending');
  expect((await sign(json.signer_link, { [city]: 'Tbilisi' })).problem).toBeNull();
});
