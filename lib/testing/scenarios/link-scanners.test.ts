import { afterEach, describe, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { listEvents } from '@/lib/domain/events/store';
import { confirmToken, copyKey, statusKey } from '@/lib/domain/signatures/links';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { makeAccount } from '@/lib/testing/account';
import { acceptConfirmation, createKeyless } from '@/lib/testing/keyless';
import { runJob } from '@/lib/testing/run-job';
import { cancelRequest, createRequest, sign } from '@/lib/testing/signing';
import { tokenFor } from '../party-link';
import { addressOf, type PublicAddress, publicAddresses, visit } from './public-address';

afterEach(() => setClock(null));

/** Programs that open every link of an email before, or instead of, its reader. */
const scanners = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) SafeLinks/1.0 Microsoft Outlook',
  'Mozilla/5.0 (compatible; Mimecast URL Protect)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
];

const created = async (keyless: boolean, changes: Record<string, unknown> = {}) => {
  const body = { delivery: 'email', ...changes };
  const { json } = keyless ? await createKeyless(body) : await createRequest((await makeAccount()).key, body);
  return { id: json.request_id as string, token: json.request_token as string };
};

const linksOf = async (id: string) => {
  const request = await findProvenRequest(id);
  if (!request) throw new Error('the request vanished');
  return {
    signer: tokenFor(request, 'signer'),
    sender: tokenFor(request, 'sender'),
    confirm: confirmToken(request),
    steps: statusKey(request),
    copy: copyKey(request),
  };
};

type Sent = Awaited<ReturnType<typeof created>>;

/** Every state that a request can be found in by whoever opens its links. */
const states: Record<string, () => Promise<Sent>> = {
  awaiting_sender_confirmation: () => created(true),
  awaiting_sender_signature: () => created(false, { sender_signs: true }),
  pending: () => created(false),
  'pending, after a confirmation': async () => {
    const sent = await created(true);
    await acceptConfirmation((await linksOf(sent.id)).confirm);
    return sent;
  },
  signed: async () => {
    const sent = await created(false);
    await sign(`/sign/${(await linksOf(sent.id)).signer}`);
    return sent;
  },
  cancelled: async () => {
    const sent = await created(false);
    await cancelRequest(sent.id, sent);
    return sent;
  },
  'expired, and written down': async () => {
    const sent = await created(false);
    setClock(() => new Date(Date.now() + 15 * 86_400_000));
    await runJob('expire-requests');
    return sent;
  },
  'expired, and not written down': async () => {
    const sent = await created(false);
    setClock(() => new Date(Date.now() + 15 * 86_400_000));
    return sent;
  },
};

/** All that the service keeps about a request. */
const kept = async (id: string) => ({
  request: await findProvenRequest(id),
  events: await listEvents(id),
  acts: await db().signingAct.count({ where: { requestId: id } }),
  emails: await db().email.findMany({ where: { subjectId: id }, orderBy: { id: 'asc' } }),
});

/** What each answer may be: a page says what there is to say, a file is there or it is gone. */
const readable = ({ kind }: PublicAddress): number[] => (kind === 'page' ? [200] : [200, 403, 405, 409]);

describe('scenario 20: a mail scanner that opens every page and file leaves events and state as they were', () => {
  test.each(Object.entries(states))('%s', { timeout: 60_000 }, async (_, make) => {
    const { id, token } = await make();
    const { signer, sender, confirm, steps, copy } = await linksOf(id);
    const before = await kept(id);
    expect(publicAddresses.map(({ pattern }) => pattern)).toEqual(expect.arrayContaining(['/sign/[token]', '/confirm/[token]']));
    for (const address of publicAddresses)
      for (const [index, method] of ['HEAD', 'GET', 'GET'].entries()) {
        const tokens = address.pattern.startsWith('/sign') ? [signer, sender] : [confirm];
        // Without a confirmation to give there is no link to it.
        if (address.pattern.startsWith('/confirm') && !before.request?.confirmSentAt) continue;
        for (const link of tokens) {
          const { status } = await visit(address, {
            method,
            params: { token: link, request_id: id, page: '1' },
            query: { k: address.pattern.endsWith('signed-pdf') ? copy : steps },
            headers: { 'user-agent': scanners[index] ?? '', ...(index ? { 'x-request-token': token } : {}), purpose: 'prefetch' },
          });
          expect(
            [
              ...readable(address), // No scanner has a key of the account, nor a ticket of an agent.
              ...(/(^\/v1\/requests\/\[request_id\]|\[ticket\])$/.test(address.pattern) ? [404] : []),
            ],
            `${method} ${address.pattern}`,
          ).toContain(status);
        }
      }
    expect(await kept(id)).toEqual(before);
  });

  test('a HEAD is answered as its GET', async () => {
    const { id, token } = await created(false);
    const { signer, steps } = await linksOf(id);
    for (const address of publicAddresses.filter(({ pattern }) => !pattern.startsWith('/confirm'))) {
      const asked = { params: { token: signer, request_id: id, page: '1' }, query: { k: steps }, headers: { 'x-request-token': token } };
      expect([address.pattern, (await visit(address, { ...asked, method: 'HEAD' })).status]).toEqual([address.pattern, (await visit(address, asked)).status]);
    }
  });

  test('only what the script of the page posts counts as an opening, once', async () => {
    const { id } = await created(false);
    const { signer } = await linksOf(id);
    const opened = addressOf('/sign/[token]/opened');
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) expect((await visit(opened, { method, params: { token: signer } })).status).toBe(405);
    expect((await listEvents(id)).map(({ type }) => type)).toEqual(['request.created']);
    for (let time = 0; time < 3; time += 1) expect((await visit(opened, { method: 'POST', params: { token: signer } })).status).toBe(204);
    expect((await listEvents(id)).map(({ type, data }) => [type, data?.party, data?.ip])).toEqual([
      ['request.created', undefined, '203.0.113.7'],
      ['request.opened', 'signer', '198.51.100.20'],
    ]);
  });
});
