import { setImmediate as tick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { ownerOfNow, type WorkOwner } from '@/lib/engines/processes/work-owner';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { serve } from '../http/serve';

/** An operation that anybody may call, and whose its work was. */
function telling(effect: 'read' | 'write', body: 'none' | 'bytes' = 'none') {
  const seen: WorkOwner[] = [];
  const input = z.strictObject({ token: z.string(), ...(body === 'bytes' ? { body: z.any(), contentType: z.string() } : {}) });
  const op = operation({
    name: 'tellOwner',
    http: effect === 'read' ? 'GET /things/{token}' : 'POST /things/{token}',
    api: 'signature',
    summary: 'Tell whose work it is',
    effect,
    success: 200,
    auth: { takes: ['key', 'nothing'], rejected: 'none', errors: [], open: async () => null },
    body,
    input,
    output: z.object({}),
    errors: [],
    run: async () => {
      seen.push(ownerOfNow());
      await tick();
      return {};
    },
  });
  const route = serve(op as never)[effect === 'read' ? 'GET' : 'POST'];
  return { seen, ask: (from: { key?: string; address?: string; token?: string }) => ask(route, from), route };
}

const ask = (route: ReturnType<typeof serve>['GET'], { key, address = '203.0.113.7', token = 'one' }: { key?: string; address?: string; token?: string }) =>
  call(route, { ...(key ? { key } : {}), headers: { 'x-client-address': address }, params: { token } });

test('without a key work is of the block of addresses and of the link: another address of the block is the same, another link is not', async () => {
  const { seen, ask } = telling('read');
  await ask({ address: '2001:db8:1:2::1' });
  await ask({ address: '2001:0DB8:1:2:3:4:5:6' });
  await ask({ address: '2001:db8:1:3::1', token: 'two' });
  const [first, second, third] = seen.map(({ keys }) => keys);
  expect(first).toEqual(['block 2001:db8:1:2::/64', expect.stringMatching(/^link [0-9a-f]{64}$/)]);
  expect(second).toEqual(first);
  expect(third).toEqual(['block 2001:db8:1:3::/64', expect.not.stringMatching(first?.[1] ?? '')]);
});

test('with a key it is of the account, from whatever address', async () => {
  const { account, key } = await makeAccount();
  const { seen, ask } = telling('read');
  for (const address of ['203.0.113.7', '198.51.100.1']) await ask({ key, address });
  expect(seen.map(({ keys }) => keys[0])).toEqual([`account ${account.id}`, `account ${account.id}`]);
});

test('work of a reading is told when its caller leaves, and what changes something is done to its end', async () => {
  const aborted = async (effect: 'read' | 'write') => {
    const { seen, route } = telling(effect);
    const leaving = new AbortController();
    const request = new Request('http://localhost:3000/', { method: effect === 'read' ? 'GET' : 'POST', signal: leaving.signal });
    await route(request, { params: Promise.resolve({ token: 'one' }) });
    leaving.abort();
    return seen[0]?.signal?.aborted;
  };
  expect([await aborted('read'), await aborted('write')]).toEqual([true, undefined]);
});
