import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import { describe, expect, test } from 'vitest';
import { operations } from '@/lib/domain/operations';
import { mcpClient } from '@/lib/testing/mcp-client';
import { tools } from './tools';

const listed = async (era: 'modern' | 'legacy') => (await (await mcpClient({ era })).listTools()).tools;

describe('the list of tools', () => {
  test('is every operation that has a tool’s text, in the order of the operations, and the same for both revisions', async () => {
    const modern = await listed('modern');
    expect(modern.map(({ name }) => name)).toEqual(operations.filter(({ tool }) => tool).map(({ name }) => name));
    expect(await listed('legacy')).toEqual(modern);
  });

  test('has every operation that the specification lists, and nothing that is not a public operation', () => {
    const names = new Set(tools.map(({ op }) => op.name));
    expect(operations.filter(({ name, docs }) => docs?.listed && !names.has(name))).toEqual([]);
    expect(tools.filter(({ op }) => !op.api || !op.http)).toEqual([]);
  });

  test.each(tools.map(({ op }) => [op.name, op] as const))('tells what %s does to the world', async (name, { effect, tool }) => {
    const { annotations } = (await listed('modern')).find((one) => one.name === name) ?? {};
    expect(annotations).toMatchObject({ readOnlyHint: effect === 'read', destructiveHint: effect === 'destructive', openWorldHint: tool?.reachesOut });
    // What only reads, or ends what is there, can be called again without harm.
    if (effect !== 'write') expect(annotations?.idempotentHint).toBe(true);
  });

  test('costs an agent less than 4,000 tokens, by four characters each', async () => {
    expect(JSON.stringify(await listed('modern')).length).toBeLessThan(16_000);
  });
});

describe.each(tools.map((tool) => [tool.op.name, tool] as const))('%s', (name, { op, reading, input, description }) => {
  test('takes every argument of its operation but what its reading replaces, and refuses unknown ones', async () => {
    const schema = (await listed('modern')).find((tool) => tool.name === name)?.inputSchema;
    const wanted = Object.keys(op.input.shape).filter((member) => !reading.leavesOut?.includes(member));
    expect(Object.keys(schema?.properties ?? {})).toEqual(expect.arrayContaining(wanted));
    expect(Object.keys(schema?.properties ?? {})).toEqual(Object.keys(input.shape));
    expect(schema?.additionalProperties).toBe(false);
  });

  test('has schemas that a validator takes, without references or the pattern of an address', async () => {
    const tool = (await listed('modern')).find((one) => one.name === name);
    for (const schema of [tool?.inputSchema, tool?.outputSchema]) {
      expect(schema).toMatchObject({ type: 'object', properties: expect.any(Object) });
      expect(() => new AjvJsonSchemaValidator().getValidator(schema as never)).not.toThrow();
      expect(JSON.stringify(schema)).not.toMatch(/\$ref|\$defs|"id":|A-Za-z0-9_'\+/);
    }
  });

  test('says in its description when to use it, or when not', () => {
    expect(description).toMatch(/Use it/);
    expect(description.length).toBeGreaterThan(200);
  });
});

test('every tool that reaches somebody’s mailbox and makes something tells the agent to confirm and never to invent an address', async () => {
  const senders = tools.filter(({ op }) => op.tool?.reachesOut && op.effect === 'write');
  expect(senders).not.toEqual([]);
  for (const { description } of senders)
    expect(description).toMatch(/Confirm the signer’s full name and email address with the user first, and never invent, guess or complete an address/);
  expect((await mcpClient()).getInstructions()).toMatch(/Never invent, guess or complete an address/);
});
