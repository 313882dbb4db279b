import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { CredentialRefused } from '@/lib/core/auth';
import { defineErrors } from '@/lib/core/errors';
import { type AnyOperation, operation } from '@/lib/core/operation';
import { operations } from '@/lib/domain/operations';
import { anyone } from '@/lib/testing/auth';
import { emptyBuckets } from '@/lib/testing/empty-buckets';
import { nobody } from '@/lib/testing/nobody';
import { signIn } from '@/lib/testing/session';
import { makeWorld, statesByPathMember } from '@/lib/testing/world';
import { dialects } from '../http/dialects';
import { serve } from '../http/serve';
import { passGate, perform } from './perform';

const errors = defineErrors({ known: ['known', 409, 'It is known.'], unknown: ['unknown', 409, 'Nobody told of it.'] });

const throwing = (error: Error) =>
  operation({
    name: 'throwing',
    summary: 'Throws what it is given',
    effect: 'read',
    success: 200,
    auth: anyone,
    body: 'none',
    input: z.strictObject({}),
    output: z.object({}),
    errors: [errors.known],
    run: () => Promise.reject(error),
  });

describe('an error that an operation does not declare', () => {
  test('fails its test, whether it runs or opens', async () => {
    await expect(perform(throwing(errors.known()), {}, nobody)).rejects.toMatchObject({ code: 'known' });
    await expect(perform(throwing(errors.unknown()), {}, nobody)).rejects.toThrow('throwing throws 409 unknown, which it does not declare.');
    const opening = { ...throwing(errors.known()), auth: { ...anyone, open: () => Promise.reject(errors.unknown()) } };
    await expect(perform(opening, {}, nobody)).rejects.toThrow('which it does not declare');
  });

  test('fails it too where it is the dialect’s answer to a credential that the operation says to ignore', async () => {
    const strict = { ...throwing(errors.known()), auth: { ...anyone, open: () => Promise.reject(new CredentialRefused('forbidden')) } };
    await expect(perform(strict, {}, nobody)).rejects.toThrow('throwing throws 403 forbidden, which it does not declare.');
  });
});

/** A body that nobody may touch. */
function untouchable() {
  const pull = vi.fn(() => Promise.reject(new Error('The body was read.')));
  return { pull, stream: new ReadableStream({ pull }, { highWaterMark: 0 }) };
}

const contentTypes: Record<string, string> = {
  json: 'application/json',
  bytes: 'application/pdf',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=x',
};

const namesInPath = ({ http }: AnyOperation): string[] => [...(http ?? '').matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);

const nothing = { request_id: '0'.repeat(32), upload_id: `up_${'0'.repeat(32)}`, token: 'x', key_id: 'x' };

/** What the path of an operation needs, as there is: a limit counts those who are let in. */
async function worldOf(op: AnyOperation) {
  const named = namesInPath(op).findLast((name) => name in statesByPathMember);
  const { account, key, values } = await makeWorld(named && statesByPathMember[named]);
  const params = Object.fromEntries(Object.entries(values).map(([name, value]) => [name === 'SOURCE_SECRET' ? 'secret' : name.toLowerCase(), value]));
  // What takes no key is a form of a signed-in page.
  const headers: Record<string, string> =
    op.auth.takes.includes('session') && !op.auth.takes.includes('key') ? (await signIn(account.ownerId)).headers : { authorization: `Bearer ${key}` };
  return { headers, params: { ...nothing, ...params } };
}

async function post(op: AnyOperation, stream: ReadableStream, headers: Record<string, string>, params: Record<string, string> = nothing) {
  const method = (op.http?.split(' ')[0] ?? 'POST') as 'POST';
  const all = { 'content-type': contentTypes[op.body] ?? 'text/plain', 'x-client-address': 'gate', ...headers };
  const response = await serve({ ...op, http: op.http ?? 'POST /' })[method](
    new Request('http://localhost:3000/', { method, headers: all, body: stream, duplex: 'half' } as RequestInit),
    { params: Promise.resolve(params) },
  );
  return response.status;
}

const refusing = operations.filter((op) => op.body !== 'none' && !op.auth.takes.includes('signature'));

describe.each(refusing.map((op) => [op.name, op] as const))('%s', (_name, op) => {
  const letsAnybodyIn = op.auth.takes.includes('nothing') && op.auth.rejected === 'none';

  test.runIf(!letsAnybodyIn)('does not touch the body of who is not let in', async () => {
    const { pull, stream } = untouchable();
    const status = await post(op, stream, { authorization: 'Bearer sk_live_unknown' });
    expect([401, 403, 404]).toContain(status);
    expect(pull).not.toHaveBeenCalled();
  });

  // What the form of a page speaks of stands in the form, and a limit counts those who are let in.
  const isKnownByAddress = op.http !== undefined || !op.auth.takes.includes('session');

  test.runIf(op.limits && isKnownByAddress)('does not touch the body of who is over a limit', async () => {
    const { headers, params } = await worldOf(op);
    await post(op, new Blob(['{}']).stream(), headers, params);
    await emptyBuckets();
    const { pull, stream } = untouchable();
    expect([await post(op, stream, headers, params), pull.mock.calls]).toEqual([429, []]);
  });
});

describe('the order of the gate', () => {
  const steps: string[] = [];
  const step = <T>(name: string, value: T): T => {
    steps.push(name);
    return value;
  };
  const traced = operation({
    name: 'traced',
    summary: 'Tells what is done with it',
    effect: 'write',
    success: 201,
    auth: { ...anyone, takes: ['nothing'], open: () => step('credential', null) },
    body: 'json',
    idempotent: true,
    input: z.strictObject({ word: z.string().transform((word) => step('input', word)) }),
    output: z.object({ word: z.string().transform((word) => step('output', word)) }),
    errors: [],
    run: ({ word }, _caller, create) => create(async () => step('run', { word })),
  });
  const call = (key: string, read: () => Promise<{ input: Record<string, unknown>; fingerprint: string }>) =>
    passGate(traced, { caller: nobody, given: {}, read, idempotency: { key, secret: 'secret' } });

  test('credential, body, input, run, output; a repeat stops after its body', async () => {
    steps.length = 0;
    const read = async () => step('body', { input: { word: 'x' }, fingerprint: 'x' });
    await call('in-order', read);
    expect(steps).toEqual(['credential', 'body', 'input', 'run', 'output']);
    steps.length = 0;
    expect(await call('in-order', read)).toEqual({ output: { word: 'x' }, replayed: true });
    expect(steps).toEqual(['credential', 'body']);
  });

  test('a body that cannot be read is what is answered, whatever the key is, and leaves the key free', async () => {
    const broken = () => Promise.reject(errors.known());
    await expect(call('no key at all', broken)).rejects.toMatchObject({ code: 'known' });
    await expect(call('broken-body', broken)).rejects.toMatchObject({ code: 'known' });
    expect((await call('broken-body', async () => ({ input: { word: 'x' }, fingerprint: 'x' }))).replayed).toBe(false);
  });

  test('what the address names cannot be replaced by the body', async () => {
    const { output } = await passGate(traced, { caller: nobody, given: { word: 'address' }, read: async () => ({ input: { word: 'body' }, fingerprint: '' }) });
    expect(output).toEqual({ word: 'address' });
  });
});

/** Signature request API, Error body; workflow API, "POST documents/", and the three spellings of the prevent-copy flag. */
const otherwise = new Set(['retryAfter', 'file_id', 'PdfPasswordPreventCopy']);
/** Parts of the call that are no members: `readInput` puts them there. */
const ofBytes = new Set(['body', 'contentType']);

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[]; additionalProperties?: unknown };
const membersOf = ({ properties = {}, items, anyOf = [] }: Schema): string[] => [
  ...Object.entries(properties).flatMap(([name, member]) => [name, ...membersOf(member)]),
  ...(items ? membersOf(items) : []),
  ...anyOf.flatMap(membersOf),
];

const spelling = { snake_case: /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, camelCase: /^[a-z][a-zA-Z0-9]*$/ };
const inDialect = operations.flatMap((op) => (op.api ? [[op.name, op, dialects[op.api].members] as const] : []));

test.each(inDialect)('%s spells its members as its API does', (_name, op, members) => {
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Schema;
  const names = [...membersOf(schemaOf(op.input, 'input')), ...membersOf(schemaOf(op.pages ? op.output.shape.items : op.output, 'output'))];
  const exempt = new Set([...otherwise, ...namesInPath(op), ...(op.body === 'bytes' ? ofBytes : [])]);
  expect(names.filter((name) => !exempt.has(name) && !spelling[members].test(name))).toEqual([]);
});
