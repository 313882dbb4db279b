import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listEvents } from '@/lib/domain/events/store';
import { confirmToken, copyKey, statusKey } from '@/lib/domain/signatures/links';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { bent } from '@/lib/testing/bent';
import { createKeyless } from '@/lib/testing/keyless';
import { sentRequest } from '@/lib/testing/private-link';
import { tokenFor } from '../party-link';
import { type Answer, addressOf, type PublicAddress, publicAddresses, visit } from './public-address';

const isForm = ({ pattern }: PublicAddress) => /\/(finish|decline|copy|send|accept|resend)$/.test(pattern);
const methodOf = (address: PublicAddress) => (isForm(address) || /\/(opened|cancel)$/.test(address.pattern) ? 'POST' : 'GET');

async function genuine() {
  const { id, token } = await sentRequest();
  const request = await findProvenRequest(id);
  const keyless = await findProvenRequest((await createKeyless()).json.request_id);
  if (!request || !keyless) throw new Error('the request vanished');
  return { request, token, keyless, sign: tokenFor(request, 'signer'), confirm: confirmToken(keyless) };
}

type Genuine = Awaited<ReturnType<typeof genuine>>;

/** What people, mail programs and attackers make of a link. */
const garbled = ({ sign, confirm, request }: Genuine): string[] => [
  '',
  'x',
  'undefined',
  '..',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '🖊️'.repeat(20),
  "' OR 1=1 --",
  '{"$ne":null}',
  'A'.repeat(66),
  '_'.repeat(66),
  'a'.repeat(100_000),
  '0'.repeat(32),
  request.id.toUpperCase(),
  randomBytes(49).toString('base64url'),
  sign.slice(0, -1),
  `${sign}A`,
  `${sign} `,
  `${sign}\n`,
  `${sign}.`,
  `${sign}%20`,
  sign.toLowerCase(),
  encodeURIComponent(`<${sign}>`),
  ...[0, 21, 22, 30, 64].map((at) => bent(sign, at)),
  ...[0, 21, 22, 30, 64].map((at) => bent(confirm, at)),
];

const refusedAs = ({ status, location, json }: Answer) =>
  status === 303 ? `303 ${new URLSearchParams(location.split('?')[1]).get('problem')}` : `${status} ${json?.error ?? ''}`.trim();

describe('scenario 19: what is not a link of ours is never answered with 500', () => {
  test.each(publicAddresses.map((address) => [`${methodOf(address)} ${address.pattern}`, address] as const))(
    '%s: 404, or a form sent back with problem=not_found',
    async (_, address) => {
      const known = await genuine();
      const answers = new Set<string>();
      // The tokens of the other kinds of links are garbled ones here.
      const others = address.pattern.startsWith('/sign') ? [known.confirm] : [known.sign];
      const own = address.pattern.startsWith('/status') || address.pattern.startsWith('/v1') ? [] : [known.request.id];
      for (const token of [...garbled(known), ...others, ...own]) {
        const params = { token, request_id: token, page: '1' };
        const query = { k: statusKey(known.request) };
        const headers = { 'x-request-token': known.token };
        answers.add(refusedAs(await visit(address, { params, query, headers, method: methodOf(address), ...(isForm(address) ? { form: {} } : {}) })));
      }
      expect([...answers]).toEqual([isForm(address) ? '303 not_found' : address.kind === 'page' ? '404' : '404 not_found']);
      expect((await listEvents(known.request.id)).map(({ type }) => type)).toEqual(['request.created']);
      expect((await listEvents(known.keyless.id)).map(({ type }) => type)).toEqual(['request.created']);
    },
  );

  test('the page of steps and the mailed copy want their own key, and no other that is genuine', async () => {
    const { request, token, keyless } = await genuine();
    const [steps, copy] = [addressOf('/status/[request_id]'), addressOf('/status/[request_id]/signed-pdf')];
    const params = { request_id: request.id };
    const wrong = ['', 'x', '\u0000', '🖊️', 'A'.repeat(43), 'a'.repeat(100_000), token, request.id, statusKey(keyless), copyKey(keyless)];
    for (const k of [...wrong, copyKey(request)])
      expect([k.slice(0, 60), (await visit(steps, { params, query: { k } })).status]).toEqual([k.slice(0, 60), 404]);
    for (const k of [...wrong, statusKey(request)])
      expect([k.slice(0, 60), (await visit(copy, { params, query: { k } })).status]).toEqual([k.slice(0, 60), 404]);
    expect((await visit(steps, { params, query: { k: statusKey(request) } })).status).toBe(200);
    // Its link is genuine; there is nothing to copy yet.
    expect(await visit(copy, { params, query: { k: copyKey(request) } })).toMatchObject({ status: 409, json: { error: 'not_signed' } });
  });

  test.each(publicAddresses.filter(isForm).map((address) => [address.pattern, address] as const))(
    'what is no form of ours, posted to %s, changes nothing',
    async (_, address) => {
      const { sign, confirm, request, keyless } = await genuine();
      const bodies: [string, BodyInit][] = [
        ['', 'x'],
        ['text/plain', 'x'],
        ['application/json', '{'],
        ['multipart/form-data', 'x'],
        ['multipart/form-data; boundary=a', '--a\r\nContent-Disposition: form-data\r\n\r\nx'],
        ['application/x-www-form-urlencoded', '%%%=%ff&a'],
        ['application/x-www-form-urlencoded', `unknown=${'x'.repeat(1_000)}`],
        ['application/x-www-form-urlencoded', `consent=${'x'.repeat(5 * 1024 * 1024)}`],
      ];
      const token = address.pattern.startsWith('/sign') ? sign : confirm;
      for (const [type, body] of bodies) {
        const { status, location } = await visit(address, { method: 'POST', params: { token }, headers: { 'content-type': type }, body });
        expect([type, status, new URLSearchParams(location.split('?')[1]).get('problem')]).toEqual([type, 303, 'bad_request']);
      }
      for (const { id } of [request, keyless]) expect((await listEvents(id)).map(({ type }) => type)).toEqual(['request.created']);
    },
  );

  test('a number of a page that is not there is 404', async () => {
    const { sign, confirm } = await genuine();
    for (const page of ['', '0', '-1', '2', '1.5', '1e999', 'x', '\u0000', '9'.repeat(400)]) {
      expect((await visit(addressOf('/sign/[token]/pages/[page]'), { params: { token: sign, page } })).status).toBe(404);
      expect((await visit(addressOf('/confirm/[token]/pages/[page]'), { params: { token: confirm, page } })).status).toBe(404);
    }
  });

  test('what is added to a genuine address, or mangled in its query, takes nothing from it', async () => {
    const { sign, confirm, request } = await genuine();
    for (const added of [{ problem: 'x' }, { problem: 'y'.repeat(5_000) }, { problem: '\u0000', done: 'z'.repeat(5_000) }, { utm_source: 'mail' }]) {
      expect((await visit(addressOf('/sign/[token]'), { params: { token: sign }, query: added })).status).toBe(200);
      expect((await visit(addressOf('/confirm/[token]'), { params: { token: confirm }, query: added })).status).toBe(200);
      expect((await visit(addressOf('/status/[request_id]'), { params: { request_id: request.id }, query: { ...added, k: statusKey(request) } })).status).toBe(
        200,
      );
    }
  });
});
