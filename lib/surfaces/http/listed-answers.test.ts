import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineErrors } from '@/lib/core/errors';
import { type AnyOperation, operation } from '@/lib/core/operation';
import { type Answer, answersOf, sendDirectly } from '@/lib/testing/answers-of';
import { anyone } from '@/lib/testing/auth';
import { asSent, goodExample } from '@/lib/testing/documented-call';
import { makeWorld } from '@/lib/testing/world';
import { errorsOf } from '../openapi/answers';
import { publicOperations } from '../openapi/document';
import { inputParts, isStreamed } from '../openapi/input-parts';

const pair = ({ status, code }: { status: number; code?: string }) => `${status} ${code}`;

/** What an operation declares; a failure of the service is for nobody to provoke. */
const declaredBy = (op: AnyOperation) =>
  new Set(
    errorsOf(op)
      .filter(({ status }) => status !== 500)
      .map(pair),
  );

function problemsIn(op: AnyOperation, all: readonly Answer[]): string[] {
  const declared = declaredBy(op);
  const seen = new Set(all.map(pair));
  // A part, or none, of a file that comes piece by piece.
  const answers = all.filter(({ status }) => !(isStreamed(op) && (status === 206 || status === 416)));
  return [
    ...all.flatMap(({ what, status, promised = status }) => (status === promised ? [] : [`${what} is answered ${status}, not ${promised}`])),
    ...answers
      .filter((answer) => (answer.status >= 400 ? !declared.has(pair(answer)) : ![op.success, 304].includes(answer.status)))
      .map((answer) => `${answer.what} is answered ${pair(answer)}, which ${op.name} does not declare`),
    ...answers.filter(({ status, body }) => status >= 400 && !hasSharedShape(body)).map(({ what }) => `${what} is answered in another shape`),
    ...(answers.some(({ status }) => status === op.success) ? [] : [`nothing brings about ${op.success}`]),
    ...[...declared]
      .filter((each) => !seen.has(each))
      .map((each) => `${each} is declared, and nothing brings it about: add a situation to the docs of ${op.name}, beside its file`),
  ];
}

const shape = z.strictObject({
  error: z.string().regex(/^[a-z_]+$/),
  message: z.string().regex(/^[A-Z].*\.$/s),
  resets_at: z.string().optional(),
  retryAfter: z.int().positive().optional(),
  details: z.array(z.strictObject({ path: z.string(), code: z.string(), message: z.string() })).optional(),
});
const hasSharedShape = (body: unknown): boolean => shape.safeParse(body).success;

describe.each(publicOperations().map((op) => [op.name, op] as const))('%s', (_name, op) => {
  test('gives every answer that it declares, in the shared shape, and no other', { timeout: 60_000 }, async () => {
    expect(problemsIn(op, await answersOf(op))).toEqual([]);
  });

  test.runIf(op.docs?.listed)('declares the statuses that the specification lists and our decisions add, and no other', () => {
    const { specified = [], added = [] } = op.docs?.listed ?? {};
    const declared = new Set([op.success, ...errorsOf(op).map(({ status }) => status)].filter((status) => status !== 500));
    expect([...declared].sort()).toEqual([...specified, ...added].sort());
  });

  test('answers nothing that is not declared, whatever comes', { timeout: 60_000 }, async () => {
    const world = await makeWorld(goodExample(op).given);
    const good = asSent(op, goodExample(op), world);
    const declared = new Set([...declaredBy(op)].map((each) => Number(each.split(' ')[0])).concat(op.success, 304));
    const ids = ['', 'x', '0'.repeat(32), '../../etc', '%00', '\u0000', 'F'.repeat(32), `up_${'0'.repeat(32)}`, '🖊'.repeat(40), 'a'.repeat(5_000)];
    const credentials: Record<string, string>[] = [
      {},
      { authorization: 'Bearer sk_live_nope' },
      { authorization: 'Basic eA==' },
      { authorization: `Bearer ${world.key}` },
      { 'x-request-token': 'rt_x' },
      { cookie: 'session=x' },
    ];
    const bodies: [string, string | undefined][] = [
      ['application/json', undefined],
      ['application/json', '{'],
      ['application/json', 'null'],
      ['application/json', '{"document":{"pdf_base64":"AAAA"},"signer":[]}'],
      ['application/json', `{"a":${'['.repeat(2_000)}${']'.repeat(2_000)}}`],
      ['text/plain', 'x'],
      ['application/pdf', '%PDF-1.7'],
      ['', 'x'],
    ];
    const { path, query } = inputParts(op);
    for (const [index, id] of ids.entries())
      for (const [which, credential] of credentials.entries()) {
        const [type, body] = bodies[(index + which) % bodies.length] ?? ['', undefined];
        const params = Object.fromEntries(Object.keys(path).map((name) => [name, id]));
        const address = `/?${new URLSearchParams(Object.keys(query).map((name) => [name, id]))}`;
        const headers = { ...credential, ...(type ? { 'content-type': type } : {}) };
        const isReading = good.method === 'GET';
        const { status } = await sendDirectly(op, { method: good.method, address, params, headers, ...(isReading || body === undefined ? {} : { body }) });
        expect([id, headers, declared.has(status) ? 'declared' : status]).toEqual([id, headers, 'declared']);
      }
  });

  test.runIf(op.http?.startsWith('GET '))('answers 304 without a body to whoever has the answer already', async () => {
    const example = goodExample(op);
    const sent = asSent(op, example, await makeWorld(example.given));
    const first = await sendDirectly(op, sent);
    const again = await sendDirectly(op, { ...sent, headers: { ...sent.headers, 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([first.status, again.status, await again.text(), again.headers.get('etag')]).toEqual([200, 304, '', first.headers.get('etag')]);
  });
});

describe('the sweep bites', () => {
  const errors = defineErrors({
    gone: ['gone', 410, 'It is gone.'],
    shouted: ['SHOUTED', 409, 'it is loud'],
  });
  const faulty = operation({
    name: 'faulty',
    http: 'POST /v1/faulty',
    api: 'signature',
    auth: anyone,
    body: 'json',
    summary: 'An operation that declares what it does not answer, and answers otherwise than its docs say',
    effect: 'write',
    success: 200,
    docs: {
      remarks: '',
      examples: [{ title: 'Promised', status: 200, body: { fine: true } }],
      situations: [{ title: 'Loud', status: 404, body: { fine: false } }],
    },
    input: z.strictObject({ fine: z.boolean() }),
    output: z.object({}),
    errors: [errors.gone, errors.shouted],
    run: ({ fine }) => (fine ? Promise.resolve({}) : Promise.reject(errors.shouted())),
  });

  test('an error that nothing brings about, a broken promise and another shape each have a sentence', async () => {
    expect(problemsIn(faulty, await answersOf(faulty))).toEqual([
      '"Loud" is answered 409, not 404',
      '"Loud" is answered in another shape',
      '410 gone is declared, and nothing brings it about: add a situation to the docs of faulty, beside its file',
    ]);
  });

  test('an answer that is not declared has one too', async () => {
    const narrow = { ...faulty, body: 'none' as const, errors: [errors.gone] };
    expect(problemsIn(narrow, [{ what: 'it', ...errors.shouted(), body: null } as unknown as Answer])[0]).toBe(
      'it is answered 409 SHOUTED, which faulty does not declare',
    );
  });
});
