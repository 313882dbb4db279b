import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { AnyOperation } from '@/lib/core/operation';
import { problemsOf } from '@/lib/core/validate';
import { operations } from '@/lib/domain/operations';
import { tools } from '../mcp/tools';

/** What the schema library says of itself, in any of its sentences. */
const itsWords =
  /\b(Invalid (input|option|string|number|key|element|ISO|email|URL|UUID|date|value|literal)|Too (small|big)|Unrecognized key|[Ee]xpected|received|instance of|undefined|NaN|ZodError|nan)\b/;

/** One of each kind that JSON, a form or an address can bring, and some at the bounds. */
const wrongKinds = [undefined, null, true, '', ' ', 'x', '\0', 'x'.repeat(100_000), -1, 0, 1.5, 1e308, [], [null], [{}], {}, { x: 1 }, { x: { y: [] } }];

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
};
type Wrap = (value: unknown) => unknown;

/** For each place of a schema, how to put a value there with nothing beside it. */
function placesIn({ properties = {}, items, anyOf = [], oneOf = [], additionalProperties }: JsonSchema, wrap: Wrap): Wrap[] {
  const named = Object.entries(properties).map(([name, inside]) => [inside, (value: unknown) => wrap({ [name]: value })] as const);
  const listed = items ? [[items, (value: unknown) => wrap([value])] as const] : [];
  const other = typeof additionalProperties === 'object' ? [[additionalProperties, (value: unknown) => wrap({ any: value })] as const] : [];
  const below = [...named, ...listed, ...other].flatMap(([inside, put]) => [put, ...placesIn(inside, put)]);
  return [...below, ...[...anyOf, ...oneOf].flatMap((one) => placesIn(one, wrap))];
}

/** Every sentence that a schema answers to wrong kinds at every member, with and without the others. */
function sentencesOf(schema: z.ZodType): string[] {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline', cycles: 'ref' }) as JsonSchema;
  // The gate hands every schema an object.
  const places: Wrap[] = [() => ({}), ...placesIn(described, (value) => value), (value) => ({ unheardOf: value })];
  return places.flatMap((put) =>
    wrongKinds.flatMap((value) => {
      const parsed = schema.safeParse(put(value));
      return parsed.success ? [] : problemsOf(parsed.error).map(({ path, message }) => `${path}: ${message}`);
    }),
  );
}

const schemasOf = (op: AnyOperation): z.ZodType[] => [op.input, ...Object.values(op.ways ?? {}).flatMap(({ input }) => input ?? [])];

describe('in our own words, whatever kind of value stands at whatever member', () => {
  test.each(operations.map((op) => [op.name, op] as const))('%s', (_name, op) => {
    const sentences = schemasOf(op).flatMap(sentencesOf);
    expect([...new Set(sentences.filter((sentence) => itsWords.test(sentence)))]).toEqual([]);
    for (const sentence of sentences) expect(sentence).toMatch(/: \S.*[.?]$/s);
  });
  test.each(tools.map((tool) => [tool.op.name, tool] as const))('the tool %s', (_name, tool) => {
    expect([...new Set(sentencesOf(tool.input).filter((sentence) => itsWords.test(sentence)))]).toEqual([]);
  });
});

test('the sweep finds what it looks for', () => {
  expect(
    z
      .strictObject({ a: z.string() })
      .safeParse({ a: 1, b: 1 })
      .error?.issues.every(({ message }) => itsWords.test(message)),
  ).toBe(true);
  expect(sentencesOf(z.strictObject({ a: z.array(z.strictObject({ b: z.string() })) }))).toContain('a[0].b: This is required. Give a text.');
});
