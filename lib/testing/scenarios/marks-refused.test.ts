import { describe, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { listEvents } from '@/lib/domain/events/store';
import { findProvenRequest, listActs } from '@/lib/domain/signatures/store';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { sentRequest } from '@/lib/testing/private-link';
import { sign, tokenIn } from '@/lib/testing/signing';
import { messagesFor } from '@/lib/words/messages';
import { linkFor } from '../party-link';
import { addressOf, visit } from './public-address';

const withFields = (markdown: string, changes: Record<string, unknown> = {}) => sentRequest({ document: { markdown }, certificate: false, ...changes });
const oneText = () => withFields('{{signature:signer}} {{text:signer:City}}');
const fieldIds = async (id: string, kind: string) =>
  (await findProvenRequest(id))?.fields.filter((field) => field.kind === kind).map((field) => field.id) ?? [];

/** Refused with this problem, which the page that follows tells; and nothing was kept. */
async function expectRefused(sent: { id: string; link: string }, changes: Record<string, string | null>, problem: string) {
  expect(await sign(sent.link, changes)).toMatchObject({ status: 303, location: `/sign/${tokenIn(sent.link)}?problem=${problem}`, problem });
  const { status, html } = await visit(addressOf('/sign/[token]'), { params: { token: tokenIn(sent.link) }, query: { problem } });
  expect([status, html.includes('/finish')]).toEqual([200, true]);
  const words: Record<string, string> = messagesFor('en').signing.problems;
  expect(html).toContain((words[problem] ?? words.other ?? '').replace(/'/g, '&#x27;'));
  expect((await findProvenRequest(sent.id))?.status).toBe('pending');
  expect(await db().signingAct.count({ where: { requestId: sent.id } })).toBe(0);
  expect((await listEvents(sent.id)).map(({ type }) => type)).toEqual(['request.created']);
}

describe('scenario 26: field ids that are not this party’s are refused', () => {
  test('of another request, of the other party, of a date or signature, and made up', async () => {
    const other = await withFields('{{text:signer:One}} {{text:signer:Two}} {{text:signer:Three}} {{signature:signer}}');
    const sent = await withFields('{{signature:signer}} {{date:signer}} {{text:signer:City}}');
    const own = await fieldIds(sent.id, 'text');
    const foreign = (await fieldIds(other.id, 'text')).filter((id) => !own.includes(id));
    const unwritable = [...(await fieldIds(sent.id, 'signature')), ...(await fieldIds(sent.id, 'date'))];
    expect([own.length, foreign.length > 0, unwritable.length]).toEqual([1, true, 2]);
    for (const id of [...foreign, ...unwritable, 'f99', '', ' ', `${own[0]} `, 'constructor', 'toString', 'f1[]', '🖊️', 'x'.repeat(5_000)])
      await expectRefused(sent, { [`field.${own[0]}`]: 'Bonn', [`field.${id}`]: 'x' }, 'unknown_field');
    // What was written to the one request is not in the other.
    expect(await listActs(other.id)).toEqual([]);
  });

  test('the signer cannot fill in what is the sender’s, nor the sender what is the signer’s', async () => {
    const { id, sender, signer } = await withSender();
    const fields = (await findProvenRequest(id))?.fields ?? [];
    const of = (party: string) => fields.find((field) => field.kind === 'text' && field.party === party)?.id ?? '';
    expect(await sign(sender, { [`field.${of('sender')}`]: 'Bonn', [`field.${of('signer')}`]: 'Rome' })).toMatchObject({ problem: 'unknown_field' });
    expect(await sign(sender, { [`field.${of('sender')}`]: 'Bonn' })).toMatchObject({ problem: null });
    expect(await sign(signer, { [`field.${of('signer')}`]: 'Rome', [`field.${of('sender')}`]: 'Paris' })).toMatchObject({ problem: 'unknown_field' });
    expect(await sign(signer, { [`field.${of('signer')}`]: 'Rome' })).toMatchObject({ problem: null });
    expect((await listActs(id)).map(({ party, values }) => [party, Object.values(values)])).toEqual([
      ['sender', ['Bonn']],
      ['signer', ['Rome']],
    ]);
  });

  test('names that JavaScript gives a meaning change nothing', async () => {
    const sent = await oneText();
    const [own] = await fieldIds(sent.id, 'text');
    await sign(sent.link, { [`field.${own}`]: 'Bonn', 'field.__proto__': 'polluted' });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect((await listActs(sent.id)).map(({ values }) => values)).toEqual([{ [own ?? '']: 'Bonn' }]);
  });
});

async function withSender() {
  const { id } = await withFields('{{text:sender:Desk}} {{signature:sender}} {{text:signer:City}} {{signature:signer}}', { sender_signs: true });
  const request = await findProvenRequest(id);
  if (!request) throw new Error('the request vanished');
  return { id, sender: linkFor(request, 'sender'), signer: linkFor(request, 'signer') };
}

describe('scenario 27: a required field', () => {
  const empty: [string, string | null][] = [
    ['left out', null],
    ['empty', ''],
    ['spaces', '   '],
    ['tabs and lines', '\t\r\n'],
    ['no-break and ideographic spaces', '\u00a0\u3000\u2003'],
    ['zero-width characters', '\u200b\u200d\u2060\ufeff'],
    ['fillers that look like nothing', '\u3164\u2800\u115f\uffa0'],
    ['bidirectional controls', '\u202e\u2066'],
  ];

  test.each(empty)('that is blank (%s) is field_missing', async (_, value) => {
    const sent = await oneText();
    const [own] = await fieldIds(sent.id, 'text');
    await expectRefused(sent, { [`field.${own}`]: value }, 'field_missing');
  });

  test.each(empty.slice(1))('a typed signature of nothing to be seen (%s) is signature_missing', async (_, value) => {
    await expectRefused(await withFields('{{signature:signer}}'), { signature_text: value }, 'signature_missing');
  });

  test('takes 500 characters and no more, a signature 120, counted as people do', async () => {
    const sent = await oneText();
    const [own] = await fieldIds(sent.id, 'text');
    await expectRefused(sent, { [`field.${own}`]: 'x'.repeat(501) }, 'text_too_long');
    await expectRefused(sent, { [`field.${own}`]: 'Bonn', signature_text: 'A'.repeat(121) }, 'text_too_long');
    await expectRefused(sent, { [`field.${own}`]: 'x'.repeat(1_000_000) }, 'text_too_long');
    expect(await sign(sent.link, { [`field.${own}`]: '😀'.repeat(500), signature_text: '木'.repeat(120) })).toMatchObject({ problem: null });
    expect((await findProvenRequest(sent.id))?.status).toBe('signed');
  });

  test('loses the one character that no database keeps, and nothing else', async () => {
    const sent = await oneText();
    const [own] = await fieldIds(sent.id, 'text');
    expect(await sign(sent.link, { [`field.${own}`]: 'Bo\u0000nn\tam\nRhein', signature_text: 'Anna\u0000 Berg' })).toMatchObject({ problem: null });
    expect((await listActs(sent.id)).map(({ signature, values }) => [signature, values[own ?? '']])).toEqual([['Anna Berg', 'Bonn\tam\r\nRhein']]);
    await expectRefused(await oneText(), { [`field.${own}`]: '\u0000' }, 'field_missing');
  });

  test('that is not required may stay empty', async () => {
    const fields = [{ kind: 'text', page: 1, x: 0.1, y: 0.5, width: 0.3, required: false }];
    const sent = await sentRequest({ document: { pdf_base64: Buffer.from(await plainPdf()).toString('base64') }, fields, certificate: false });
    expect(await sign(sent.link)).toMatchObject({ problem: null });
    expect((await findProvenRequest(sent.id))?.status).toBe('signed');
  });
});

const line = (from: [number, number], to: [number, number], points = 40): number[][] =>
  Array.from({ length: points }, (_, at) => [from[0] + ((to[0] - from[0]) * at) / (points - 1), from[1] + ((to[1] - from[1]) * at) / (points - 1)]);
const wave = Array.from({ length: 60 }, (_, at) => [60 + at * 8, 100 + 60 * Math.sin(at / 4)]);

describe('scenario 28: a drawn signature', () => {
  const blank: Record<string, string> = {
    'no strokes': '[]',
    'an empty stroke': '[[]]',
    nothing: '',
    'no JSON': '[[[1,2]',
    'no list': '{"a":1}',
    'words for numbers': '[[["1","2"]]]',
    'numbers without end': '[[[1e999,2],[3,4]]]',
    'more points than a hand makes': JSON.stringify([Array.from({ length: 5_001 }, (_, at) => [at % 600, (at * 7) % 200])]),
  };
  test.each(Object.entries(blank))('of %s is signature_missing', async (_, strokes) => {
    await expectRefused(await withFields('{{signature:signer}}'), { signature_kind: 'drawn', signature_strokes: strokes }, 'signature_missing');
  });

  const simple: Record<string, number[][][]> = {
    'a dot': [[[300, 100]]],
    'many dots in one place': Array.from({ length: 40 }, () => [[300, 100]]),
    'a level line': [line([50, 100], [550, 100])],
    'an upright line': [line([300, 10], [300, 190])],
    'a slanting line': [line([20, 20], [580, 180])],
    'a line drawn to and fro': [line([50, 100], [550, 100]), line([550, 101], [50, 101]), line([50, 100], [550, 100])],
    'a slip of the hand': [
      [
        [300, 100],
        [305, 104],
        [302, 109],
      ],
    ],
  };
  test.each(Object.entries(simple))('that is %s is signature_too_simple', async (_, strokes) => {
    const changes = { signature_kind: 'drawn', signature_strokes: JSON.stringify(strokes) };
    await expectRefused(await withFields('{{signature:signer}}'), changes, 'signature_too_simple');
  });

  test('in which a hand is to be seen is taken', async () => {
    const { id, link } = await withFields('{{signature:signer}}');
    expect(await sign(link, { signature_kind: 'drawn', signature_strokes: JSON.stringify([wave]) })).toMatchObject({ problem: null });
    expect((await findProvenRequest(id))?.status).toBe('signed');
  });
});
