import { randomHex } from '@/lib/core/ids';
import type { AnyOperation } from '@/lib/core/operation';
import { issueKey } from '@/lib/domain/accounts/api-key';
import { inputParts } from '@/lib/surfaces/openapi/input-parts';
import { makeAccount } from './account';
import type { Sent } from './documented-call';
import { emptyBuckets } from './empty-buckets';
import type { World } from './world';

/** One call of a sweep. `before`: what happens to the world first. */
export type Attempt = { what: string; sent: Sent; before?: () => Promise<unknown> /** The body is none that a proxy can read first. */; isUnreadable?: true };

type Setting = { op: AnyOperation; good: Sent; world: World };

const junk = { 'content-type': 'application/json', authorization: 'Basic eA==' };

/** What can go wrong with a call that would succeed, read off the operation's traits. */
export const attemptsByTrait: Record<string, (setting: Setting) => Attempt[] | Promise<Attempt[]>> = {
  credential: async ({ good, world }) => {
    const [{ key: neighbours }, readOnly] = [
      await makeAccount(),
      await issueKey({ accountId: world.account.id, personId: world.account.ownerId, name: 'read-only', isTest: false, isReadOnly: true }),
    ];
    const { authorization: _key, 'x-request-token': _token, ...bare } = good.headers;
    const credentials: Record<string, Record<string, string>> = {
      'no credential': {},
      'an unknown key': { authorization: `Bearer sk_live_${'x'.repeat(43)}` },
      'another scheme': { authorization: junk.authorization },
      'a neighbour’s key': { authorization: `Bearer ${neighbours}` },
      'a read-only key': { authorization: `Bearer ${readOnly.key}` },
      'a cookie of nobody': { cookie: `paraph-session=${'x'.repeat(43)}`, origin: 'http://localhost:3000' },
      'a wrong request token': { 'x-request-token': 'rt_wrong' },
      'a wrong request token beside the key': { authorization: `Bearer ${world.key}`, 'x-request-token': 'rt_wrong' },
    };
    return Object.entries(credentials).map(([what, headers]) => ({ what, sent: { ...good, headers: { ...bare, ...headers } } }));
  },
  path: ({ op, good }) =>
    Object.keys(inputParts(op).path).flatMap((name) => [
      { what: `an unknown ${name}`, sent: at(good, name, (good.params[name] ?? '').replace(/[a-f0-9]{8}$/, '0'.repeat(8))) },
      { what: `a malformed ${name}`, sent: at(good, name, 'x') },
    ]),
  query: ({ op, good }) =>
    Object.keys(inputParts(op).query).map((name) => ({ what: `a senseless ${name}`, sent: { ...good, address: `${good.address}?${name}=%E2%98%83` } })),
  body: ({ op, good }) => {
    if (op.body === 'none') return [];
    const withBody = (what: string, body: BodyInit, headers = {}) => ({ what, sent: { ...good, body, headers: { ...good.headers, ...headers } } });
    const members = typeof good.body === 'string' && op.body === 'json' ? JSON.parse(good.body) : {};
    return [
      withBody('another content type', 'x', { 'content-type': 'text/plain' }),
      withBody('an empty body', ''),
      ...(op.body === 'json'
        ? [
            withBody('an unknown member', JSON.stringify({ ...members, unknown_member: 1 })),
            { ...withBody('half a body', '{"'), isUnreadable: true as const },
            withBody('an array', '[]'),
            withBody('no members', '{}'),
          ]
        : []),
      { ...withBody('a body without an end', endless()), isUnreadable: true },
    ];
  },
  idempotent: ({ op, good }) => {
    if (!op.idempotent) return [];
    const keyed = (what: string, key: string, body = good.body) => ({
      what,
      sent: { ...good, headers: { ...good.headers, 'idempotency-key': key }, ...(body === undefined ? {} : { body }) },
    });
    const key = `sweep-${randomHex(8)}`;
    return [
      keyed('a key of its own', key),
      keyed('the same key', key),
      keyed('an overlong key', 'k'.repeat(256)),
      ...(typeof good.body === 'string' ? [keyed('the same key with another body', key, ` ${good.body}`)] : []),
    ];
  },
  version: ({ op, good }) =>
    op.conditional ? [{ what: 'a version of long ago', sent: { ...good, headers: { ...good.headers, 'if-match': '"of-long-ago"' } } }] : [],
  limits: ({ op, good }) => {
    if (!op.limits) return [];
    const over = (sent: Sent): Attempt => ({ what: 'one call more than the limit', sent, before: emptyBuckets });
    if (good.headers.authorization || !op.limits.by.includes('address')) return [over(good)];
    // Who calls without a credential is known by the address.
    const sent = { ...good, headers: { ...good.headers, 'x-client-address': `sweep-${randomHex(6)}` } };
    return [{ what: 'a call within the limit', sent }, over(sent)];
  },
};

function at(sent: Sent, name: string, value: string): Sent {
  const before = sent.params[name] ?? '';
  return { ...sent, params: { ...sent.params, [name]: value }, address: sent.address.replace(before, value) };
}

const giveUpAfter = 64;

/** Spaces, a megabyte at a time; who reads 64 of them has no limit. */
const endless = (): ReadableStream<Uint8Array> => {
  let pulls = 0;
  const piece = new Uint8Array(1024 * 1024).fill(32);
  return new ReadableStream({
    pull(controller) {
      pulls += 1;
      if (pulls > giveUpAfter) controller.error(new Error('A body without an end was read for 64 MB.'));
      else controller.enqueue(piece);
    },
  });
};
