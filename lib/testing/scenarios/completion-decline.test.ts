import { describe, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { listEvents } from '@/lib/domain/events/store';
import { statusKey } from '@/lib/domain/signatures/links';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { makeAccount } from '@/lib/testing/account';
import { deliverMails, mailsQueued } from '@/lib/testing/request-mails';
import { createRequest, downloadPdf, readStatus, sign, tokenIn } from '@/lib/testing/signing';
import { messagesFor } from '@/lib/words/messages';
import { linkFor } from '../party-link';
import { addressOf, visit } from './public-address';

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '</td></table><script>alert(1)</script>',
  'see https://evil.example/pay or www.evil.example',
  '{title} {{signature:signer}} %s #{7*7} <%= 7*7 %>',
  'Two lines\nof reasons, "quoted" & more',
  'turned \u202eround\u202c, and hidden\u200b',
];

async function mailed(changes: Record<string, unknown> = {}) {
  const { key, email } = await makeAccount();
  const { json } = await createRequest(key, { delivery: 'email', ...changes });
  const request = await findProvenRequest(json.request_id);
  if (!request) throw new Error('the request vanished');
  await deliverMails(request.id);
  return { key, email, request, id: request.id, token: json.request_token as string, link: linkFor(request, 'signer') };
}

const decline = (link: string, reason: string) =>
  visit(addressOf('/sign/[token]/decline'), { method: 'POST', params: { token: tokenIn(link) }, form: { reason } });

describe('scenario 35: declined with a reason', () => {
  test('the request ends as cancelled for good, the sender is told once and why, and there is no signed PDF', async () => {
    const { key, email, id, token, link, request } = await mailed();
    const reason = '<img src=x onerror=alert(1)>';
    expect(await decline(link, reason)).toMatchObject({ status: 303, location: `/sign/${tokenIn(link)}` });
    expect((await readStatus(id, { key })).json).toMatchObject({ status: 'cancelled', signed_at: null });
    expect(await downloadPdf(id, { token })).toMatchObject({ status: 409, json: { error: 'not_signed' } });
    // A second word, and a change of mind, come too late.
    await decline(link, 'No, another reason');
    await sign(link);
    expect(await findProvenRequest(id)).toMatchObject({ status: 'cancelled', declinedBy: 'signer', declineReason: reason, signedSha256: null });
    expect(await db().signingAct.count({ where: { requestId: id } })).toBe(0);
    expect((await listEvents(id)).map(({ type, data }) => [type, data?.reason])).toEqual([
      ['request.created', undefined],
      ['request.declined', reason],
    ]);
    expect(await mailsQueued(id)).toEqual(['signing-link anna@signer.example', `declined ${email}`]);
    const mail = (await deliverMails(id)).at(-1);
    expect([mail?.kind, mail?.recipient, mail?.text.includes(reason), mail?.attachments]).toEqual(['declined', email, true, []]);
    const page = await visit(addressOf('/sign/[token]'), { params: { token: tokenIn(link) } });
    expect([page.status, page.html.includes('/finish'), page.html.includes(messagesFor('en').decline.ended.self.title)]).toEqual([200, false, true]);
    const steps = await visit(addressOf('/status/[request_id]'), { params: { request_id: id }, query: { k: statusKey(request) } });
    expect([steps.status, steps.html.includes(messagesFor('en').status.states.declined)]).toEqual([200, true]);
  });

  test.each(hostile)('%j is text wherever it is shown, and makes no link, picture or script', async (reason) => {
    const plain = await mailed();
    await decline(plain.link, '');
    const empty = (await deliverMails(plain.id)).at(-1)?.html ?? '';
    const { id, link, request } = await mailed();
    await decline(link, reason);
    const html = (await deliverMails(id)).at(-1)?.html ?? '';
    // The reason adds no tag but those that hold any text, and no address.
    const tags = (text: string) => new Set([...text.matchAll(/<(\/?[a-z]\w*)/gi)].map(([, tag]) => tag?.toLowerCase()));
    const holders = new Set([...tags(empty), 'br', 'blockquote', '/blockquote', 'span', '/span', 'p', '/p', 'div', '/div']);
    expect([...tags(html)].filter((tag) => !holders.has(tag ?? ''))).toEqual([]);
    const addresses = (text: string) =>
      [...text.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => new URL(address ?? '', 'http://localhost:3000').origin);
    expect(new Set(addresses(html))).toEqual(new Set(addresses(empty)));
    expect(html).not.toMatch(/<[^>]*\son\w+\s*=|[\u202e\u200b]/);
    for (const page of [
      (await visit(addressOf('/sign/[token]'), { params: { token: tokenIn(link) } })).html,
      (await visit(addressOf('/status/[request_id]'), { params: { request_id: id }, query: { k: statusKey(request) } })).html,
      (await visit(addressOf('/sign/[token]/report'), { params: { token: tokenIn(link) } })).html,
    ])
      expect(page).not.toMatch(/<img src=x|<svg\/|<script>alert|evil\.example/);
  });

  test('the sender who was to sign first may decline too, and then the signer hears nothing at all', async () => {
    const { id, email, request } = await mailed({ sender_signs: true });
    await decline(linkFor(request, 'sender'), 'Not this one');
    expect(await findProvenRequest(id)).toMatchObject({ status: 'cancelled', declinedBy: 'sender' });
    expect((await mailsQueued(id)).filter((line) => !line.endsWith(email))).toEqual([]);
  });
});
