import { expect, test } from 'vitest';
import { z } from 'zod';
import { maxDetails, problemsOf } from './validate';

const problemsIn = (schema: z.ZodType, value: unknown) => problemsOf(schema.safeParse(value).error ?? new z.ZodError([]));

test('names each problem by its path, a stable code and what to do', () => {
  const schema = z.strictObject({ list: z.array(z.strictObject({ name: z.string() })) });
  expect(problemsIn(schema, { list: [{ name: 'a' }, { name: 1, nane: 2 }], lits: [] })).toMatchObject([
    { path: 'list[1].name', code: 'invalid_type' },
    { path: 'list[1].nane', code: 'unknown_member' },
    { path: 'lits', code: 'unknown_member' },
  ]);
});

test('a member of the answer that was sent back is told to be left out, and is not called misspelt', () => {
  const schema = z.strictObject({ name: z.string().optional(), in: z.strictObject({}).optional() });
  const { error } = schema.safeParse({ owner: {}, ovner: {}, in: { owner: 1 } });
  expect(problemsOf(error ?? new z.ZodError([]), ['name', 'owner']).map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'in.owner: There is no member "owner" here; remove it or check its spelling.',
    'owner: "owner" is told in answers and cannot be set here; leave it out.',
    'ovner: There is no member "ovner" here; remove it or check its spelling.',
  ]);
});

test('a member that is called otherwise elsewhere is told what it is called here', () => {
  const schema = z.strictObject({ url: z.string(), in: z.strictObject({ fileId: z.string() }), note: z.string().optional() });
  const told = (value: unknown) =>
    problemsIn(schema, value)
      .flatMap(({ code, message }) => (code === 'unknown_member' ? [message] : []))
      .sort();
  expect(told({ webhookUrl: 'x', in: { file_id: 'x', colour: 1 } })).toEqual(
    [
      'There is no member "webhookUrl" here; it is called "url".',
      'There is no member "file_id" here; it is called "fileId".',
      'There is no member "colour" here; remove it or check its spelling.',
    ].sort(),
  );
  expect(told({ url: 'x', webhookUrl: 'x', in: { fileId: 'x' } })).toEqual(['There is no member "webhookUrl" here; remove it or check its spelling.']);
});

test('names twenty problems, and counts those beside', () => {
  const wrong = (count: number) =>
    problemsIn(
      z.array(z.string()),
      Array.from({ length: count }, () => 1),
    );
  expect(wrong(maxDetails)).toHaveLength(20);
  expect(wrong(23)).toHaveLength(21);
  expect(wrong(23).at(-1)).toEqual({ path: '', code: 'more_problems', message: 'There are 3 more problems; mend these first.' });
});

test('counts each unknown member as a problem of its own', () => {
  const members = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`m${index}`, 1]));
  expect(problemsIn(z.strictObject({}), members).at(-1)?.message).toMatch(/^There are 10 more problems/);
});

test('repeats no more than the beginning of a name that its sender chose', () => {
  const name = 'k'.repeat(1_000_000);
  const inside = z.strictObject({ in: z.record(z.string(), z.number()) }).safeParse({ in: { [name]: 'x' }, [name]: 1 });
  if (inside.success) throw new Error('should be refused');
  const details = problemsOf(inside.error);
  expect(details.map(({ code }) => code).sort()).toEqual(['invalid_type', 'unknown_member']);
  for (const { path, message } of details) expect(path.length + message.length).toBeLessThan(400);
});

test.each([
  ['a missing member', z.object({ a: z.string() }), {}, 'This is required. Give a text.'],
  ['a missing choice', z.object({ a: z.enum(['x', 'y']) }), {}, 'Give one of "x", "y".'],
  ['another type', z.object({ a: z.boolean() }), { a: 'yes' }, 'Give true or false.'],
  ['a number with a fraction', z.object({ a: z.int() }), { a: 1.5 }, 'Give a whole number.'],
  ['a text that is no number', z.object({ a: z.coerce.number() }), { a: 'x' }, 'Give a number.'],
  ['a number out of range', z.object({ a: z.number().max(1) }), { a: 2 }, 'Give at most 1.'],
  ['a number at its open bound', z.object({ a: z.number().positive() }), { a: 0 }, 'Give more than 0.'],
  ['a text that is too long', z.object({ a: z.string().max(3) }), { a: 'abcd' }, 'Give at most 3 characters.'],
  ['an empty list', z.object({ a: z.array(z.string()).min(1) }), { a: [] }, 'Give at least 1 entry.'],
  ['a bare pattern', z.object({ a: z.string().regex(/^a$/) }), { a: 'b' }, 'This is not written as it should be: it must match ^a$.'],
  ['one of two types', z.object({ a: z.union([z.string(), z.number()]) }), { a: true }, 'Give a text. Or: Give a number.'],
  [
    'a member that neither of two forms has',
    z.object({ a: z.union([z.strictObject({ b: z.string().optional() }), z.strictObject({ c: z.string().optional() })]) }),
    { a: { d: 1 } },
    'Give an object with the members of the description, and no others.',
  ],
  ['a sentence of the schema’s own', z.object({ a: z.string({ error: 'Name it.' }) }), {}, 'Name it.'],
])('%s is told in a sentence that says what to give', (_what, schema, value, message) => {
  expect(problemsIn(schema, value)).toMatchObject([{ path: 'a', message }]);
});
