import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Caller } from '@/lib/core/caller';
import { defineErrors } from '@/lib/core/errors';
import { operation } from '@/lib/core/operation';
import { anyone } from '@/lib/testing/auth';
import { act } from './act';

vi.mock('next/headers', () => ({ headers: async () => new Headers({ 'x-client-address': '203.0.113.9', 'user-agent': 'Test Browser/1.0' }) }));

const errors = defineErrors({ taken: ['taken', 409, 'This name is taken. Choose another.'] });
const callers: Caller[] = [];
const rename = operation({
  name: 'rename',
  auth: anyone,
  body: 'form',
  summary: 'Rename a thing',
  effect: 'write',
  success: 200,
  input: z.strictObject({ name: z.string().min(2) }),
  output: z.object({ name: z.string() }),
  errors: [errors.taken],
  async run({ name }, caller) {
    callers.push(caller);
    if (name === 'taken') throw errors.taken();
    if (name === 'bug') throw new Error('secret detail');
    return { name, hidden: 'x' };
  },
});

const formWith = (name: string) => {
  const form = new FormData();
  form.set('name', name);
  form.set('$ACTION_ID_1', '');
  return form;
};

test('done: the output as the schema names it, for the caller that the headers tell of', async () => {
  expect(await act(rename, formWith('Anna'))).toEqual({ done: true, output: { name: 'Anna' } });
  expect(callers.at(-1)).toMatchObject({ clientAddress: '203.0.113.9', credential: { kind: 'none' } });
});

test('refused: code, sentence and the member at fault, as a value', async () => {
  expect(await act(rename, formWith('taken'))).toMatchObject({ done: false, problem: { code: 'taken', message: 'This name is taken. Choose another.' } });
  expect(await act(rename, formWith('x'))).toMatchObject({ done: false, problem: { code: 'bad_request', details: [{ path: 'name' }] } });
});

test('a bug reads as internal_error, without its detail', async () => {
  const acted = await act(rename, formWith('bug'));
  expect(acted).toMatchObject({ done: false, problem: { code: 'internal_error' } });
  expect(JSON.stringify(acted)).not.toContain('secret detail');
});
