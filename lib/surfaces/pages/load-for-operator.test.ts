import { expect, test, vi } from 'vitest';
import { listOperatorActs } from '@/lib/domain/operator/operations/list-operator-acts';
import { makeAccount } from '@/lib/testing/account';
import { makeOperator } from '@/lib/testing/operator';
import { signIn } from '@/lib/testing/session';
import { loadForOperator } from './load-for-operator';

const asked = vi.hoisted(() => ({ headers: new Headers() }));
vi.mock('next/headers', () => ({ headers: async () => asked.headers }));

/** What a page is given, or where its reader is led instead. */
async function loaded(headers: Record<string, string>, cursor?: string): Promise<unknown> {
  asked.headers = new Headers(headers);
  return loadForOperator(listOperatorActs, cursor === undefined ? {} : { cursor }, '/dashboard/operator/log').catch(
    (error: { digest?: string }) => error.digest,
  );
}

test('who runs the service reads it; for everybody else there is no such page', async () => {
  expect(await loaded((await makeOperator()).headers)).toMatchObject({ items: expect.any(Array) });
  const { headers } = await signIn((await makeAccount()).account.ownerId);
  expect(await loaded(headers)).toBe('NEXT_HTTP_ERROR_FALLBACK;404');
});

test('an address with a cursor that is none leads to where the list begins', async () => {
  expect(await loaded((await makeOperator()).headers, 'of-another-list')).toContain(';/dashboard/operator/log;');
});
