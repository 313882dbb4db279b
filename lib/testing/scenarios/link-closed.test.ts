import { describe, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { listEvents } from '@/lib/domain/events/store';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { sentRequest } from '@/lib/testing/private-link';
import { mailsQueued } from '@/lib/testing/request-mails';
import { cancelRequest, downloadPdf, sign, tokenIn } from '@/lib/testing/signing';
import { messagesFor } from '@/lib/words/messages';
import { addressOf, visit } from './public-address';

const pageOf = (link: string) => visit(addressOf('/sign/[token]'), { params: { token: tokenIn(link) } });
const { states } = messagesFor('en');

describe('scenario 23: a request that is cancelled while its page is open', () => {
  test('cannot be signed from that page, which then says why; no act is kept and no PDF is made', async () => {
    const { id, key, token, link } = await sentRequest();
    expect((await pageOf(link)).html).toContain('/finish');
    await cancelRequest(id, { key });
    const { location, problem } = await sign(link);
    expect([location, problem]).toEqual([`/sign/${tokenIn(link)}`, null]);
    const { status, html } = await pageOf(link);
    expect([status, html.includes(states.cancelled.title), html.includes('/finish')]).toEqual([200, true, false]);
    expect(await findProvenRequest(id)).toMatchObject({ status: 'cancelled', signedSha256: null, contentSha256: null, acceptedAt: null });
    expect(await db().signingAct.count({ where: { requestId: id } })).toBe(0);
    expect((await listEvents(id)).map(({ type }) => type)).toEqual(['request.created', 'request.cancelled']);
    expect(await downloadPdf(id, { token })).toMatchObject({ status: 409, json: { error: 'not_signed' } });
  });

  test('cancelled and signed at once: one of the two, wholly', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, key, link } = await sentRequest({ certificate: false });
      const [cancelled] = await Promise.all([cancelRequest(id, { key }), sign(link)]);
      const types = (await listEvents(id)).map(({ type }) => type);
      const acts = await db().signingAct.count({ where: { requestId: id } });
      const status = (await findProvenRequest(id))?.status;
      if (cancelled.status === 200) expect([status, types.at(-1), acts]).toEqual(['cancelled', 'request.cancelled', 0]);
      else expect([cancelled.json.error, status, types.at(-1), acts]).toEqual(['already_signed', 'signed', 'request.signed', 1]);
    }
  });
});

describe('scenario 24: a request that is signed already', () => {
  test('answers a second submit, whatever it holds, as the first; act, seal and emails stay as they were', async () => {
    const { id, token, link } = await sentRequest({ delivery: 'link' });
    const first = await sign(link);
    const before = [await findProvenRequest(id), await listEvents(id), await mailsQueued(id), await db().signingAct.findMany({ where: { requestId: id } })];
    const pdf = Buffer.from(await (await downloadPdf(id, { token })).response.arrayBuffer());
    for (const changes of [
      {},
      { signature_text: 'Somebody Else' },
      { consent: null },
      { 'field.f9': 'x' },
      { signature_kind: 'drawn', signature_strokes: '[]' },
    ])
      expect(await sign(link, changes as Record<string, string | null>)).toEqual(first);
    expect([await findProvenRequest(id), await listEvents(id), await mailsQueued(id), await db().signingAct.findMany({ where: { requestId: id } })]).toEqual(
      before,
    );
    expect(Buffer.from(await (await downloadPdf(id, { token })).response.arrayBuffer()).equals(pdf)).toBe(true);
    expect((await pageOf(link)).html).toContain(states.signed.title);
    expect(before[2]).toHaveLength(1);
  });
});
