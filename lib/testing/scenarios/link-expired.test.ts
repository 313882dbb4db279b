import { afterEach, describe, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { format, formatDateTime } from '@/lib/core/i18n/format';
import { languages } from '@/lib/core/i18n/languages';
import { listEvents } from '@/lib/domain/events/store';
import { confirmToken, statusKey } from '@/lib/domain/signatures/links';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { makeAccount } from '@/lib/testing/account';
import { createKeyless, someAddress } from '@/lib/testing/keyless';
import { deliverMails, mailsQueued } from '@/lib/testing/request-mails';
import { runJob } from '@/lib/testing/run-job';
import { cancelRequest, createRequest, downloadPdf, readStatus, sign, tokenIn } from '@/lib/testing/signing';
import { messagesFor } from '@/lib/words/messages';
import { tokenFor } from '../party-link';
import { addressOf, visit } from './public-address';

afterEach(() => setClock(null));

async function sent(changes: Record<string, unknown> = {}) {
  const { key, email } = await makeAccount({ name: 'Sam Sender' });
  const { json } = await createRequest(key, changes);
  return { key, email, id: json.request_id as string, token: json.request_token as string, link: json.signer_link as string };
}

async function rowOf(id: string) {
  const request = await findProvenRequest(id);
  if (!request) throw new Error('the request vanished');
  return request;
}

/** To the very end, and as many milliseconds beyond it. */
async function atTheEndOf(id: string, laterMs = 0) {
  const { expiresAt } = await rowOf(id);
  setClock(() => new Date(expiresAt.getTime() + laterMs));
}

const openPage = (token: string) => visit(addressOf('/sign/[token]'), { params: { token } });
const postTo = (pattern: string, token: string) => visit(addressOf(pattern), { method: 'POST', params: { token }, form: {} });
const typesOf = async (id: string) => (await listEvents(id)).map(({ type }) => type);
const escaped = (text: string) => text.replace(/'/g, '&#x27;');

describe('scenario 21: an expired link', () => {
  test('is live in the last millisecond, and dead in the next, in the API, on the page and for its files', async () => {
    const { id, key, token, link } = await sent();
    await atTheEndOf(id, -1);
    expect((await readStatus(id, { key })).json.status).toBe('pending');
    expect((await openPage(tokenIn(link))).html).toContain(`/sign/${tokenIn(link)}/finish`);
    await atTheEndOf(id);
    expect((await readStatus(id, { key })).json.status).toBe('expired');
    expect((await openPage(tokenIn(link))).html).not.toContain('/finish');
    const params = { token: tokenIn(link), page: '1' };
    const files = { '/sign/[token]/pages/[page]': 'gone', '/sign/[token]/document': 'gone', '/sign/[token]/signed-pdf': 'not_signed' };
    for (const [file, error] of Object.entries(files)) expect([file, (await visit(addressOf(file), { params })).json?.error]).toEqual([file, error]);
    expect(await downloadPdf(id, { token })).toMatchObject({ status: 409, json: { error: 'not_signed' } });
    expect(await cancelRequest(id, { key })).toMatchObject({ status: 409, json: { error: 'expired' } });
    // Nothing of it was written down: that is for the job to do.
    expect((await rowOf(id)).status).toBe('pending');
  });

  test.each(languages)('tells the signer in the language of the request (%s) since when, and whom to ask', async (language) => {
    const { id, email, link } = await sent({ language, title: 'Mietvertrag 7' });
    await atTheEndOf(id);
    const { status, html } = await openPage(tokenIn(link));
    const { states } = messagesFor(language);
    expect(status).toBe(200);
    expect(html).toContain(escaped(states.expired.title));
    expect(html).toContain(escaped(format(states.contact, { name: 'Sam Sender', email })));
    expect(html).toContain(escaped(formatDateTime((await rowOf(id)).expiresAt, language, 'UTC')));
    expect(html).toContain('Mietvertrag 7');
    // And shows nothing any more of what was to be signed.
    expect(html).not.toContain('Please sign.');
    const steps = await visit(addressOf('/status/[request_id]'), { params: { request_id: id }, query: { k: statusKey(await rowOf(id)) } });
    expect(steps.html).toContain(escaped(messagesFor(language).status.states.expired));
  });

  test.each(['before the job has written it down', 'after it'])('refuses to be signed, declined and cancelled, %s', async (when) => {
    const { id, key, link } = await sent();
    await atTheEndOf(id);
    if (when === 'after it') await runJob('expire-requests');
    const before = [await rowOf(id), await typesOf(id)];
    expect(await sign(link)).toMatchObject({ status: 303, location: `/sign/${tokenIn(link)}`, problem: null });
    expect(await postTo('/sign/[token]/decline', tokenIn(link))).toMatchObject({ status: 303, location: `/sign/${tokenIn(link)}` });
    expect((await postTo('/sign/[token]/opened', tokenIn(link))).status).toBe(204);
    expect((await cancelRequest(id, { key })).status).toBe(409);
    expect([await rowOf(id), await typesOf(id)]).toEqual(before);
  });

  test('the sender’s own turn, and the confirmation of a sender without a key, end at the same moment', async () => {
    const { id } = await sent({ sender_signs: true });
    const { json } = await createKeyless();
    await atTheEndOf(json.request_id);
    await sign(tokenFor(await rowOf(id), 'sender'));
    expect(await typesOf(id)).toEqual(['request.created']);
    const token = confirmToken(await rowOf(json.request_id));
    for (const answer of ['accept', 'resend', 'decline']) expect((await postTo(`/confirm/[token]/${answer}`, token)).status).toBe(303);
    expect(await typesOf(json.request_id)).toEqual(['request.created']);
    const page = await visit(addressOf('/confirm/[token]'), { params: { token } });
    expect([page.status, page.html.includes('/accept'), page.html.includes('/resend')]).toEqual([200, false, false]);
  });

  test('brings the sender one email, however often and by how many at once the job is run, and the signer none', async () => {
    const { id, email } = await sent({ delivery: 'email', language: 'de' });
    await deliverMails(id);
    await atTheEndOf(id, -1);
    await runJob('expire-requests');
    expect(await mailsQueued(id)).toEqual(['signing-link anna@signer.example']);
    await atTheEndOf(id);
    // Connections that are open already, so that the jobs are under way at once.
    await Promise.all(Array.from({ length: 8 }, () => db().$queryRaw`SELECT pg_sleep(0.05)::text`));
    await Promise.all(Array.from({ length: 8 }, () => runJob('expire-requests')));
    await atTheEndOf(id, 3_600_000);
    await runJob('expire-requests');
    expect(await mailsQueued(id)).toEqual(['signing-link anna@signer.example', `expired ${email}`]);
    expect(await typesOf(id)).toEqual(['request.created', 'request.expired']);
    const mail = (await deliverMails(id)).at(-1);
    expect(mail).toMatchObject({ kind: 'expired', recipient: email, subject: expect.stringContaining('Agreement') });
    expect(mail?.text).toContain(messagesFor('de').emails.expired.next);
    expect((await deliverMails(id)).filter(({ kind }) => kind === 'expired')).toHaveLength(1);
  });

  test('brings nothing to an address that never confirmed', async () => {
    const { json } = await createKeyless({ sender: { name: 'Kim', email: someAddress() } });
    await atTheEndOf(json.request_id);
    await runJob('expire-requests');
    expect((await rowOf(json.request_id)).status).toBe('expired');
    expect((await mailsQueued(json.request_id)).map((line) => line.split(' ')[0])).toEqual(['confirm-request']);
  });
});
