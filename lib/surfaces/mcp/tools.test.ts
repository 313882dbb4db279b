import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import { describe, expect, test } from 'vitest';
import type { Api } from '@/lib/core/operation';
import { operations } from '@/lib/domain/operations';
import { makeAccount } from '@/lib/testing/account';
import { mcpClient } from '@/lib/testing/mcp-client';
import { endpoints } from './endpoints';
import { tools } from './tools';

const apis = Object.keys(endpoints) as Api[];

const agentAt = async (api: Api, era: 'modern' | 'legacy' = 'modern') => mcpClient({ api, era, key: (await makeAccount()).key });

const listed = async (api: Api, era?: 'modern' | 'legacy') => (await (await agentAt(api, era)).listTools()).tools;

describe.each(apis)('the list of the tools of the %s API', (api) => {
  test('is every operation of it that has a tool’s text, in the order of the operations, and the same for both revisions', async () => {
    const modern = await listed(api);
    expect(modern.map(({ name }) => name)).toEqual(operations.filter((op) => op.tool && op.api === api).map(({ name }) => name));
    expect(await listed(api, 'legacy')).toEqual(modern);
  });

  test('costs an agent less than 4,000 tokens, by four characters each', async () => {
    expect(JSON.stringify(await listed(api)).length).toBeLessThan(16_000);
  });

  test('comes with instructions that name only tools that are there', async () => {
    const names = new Set((await listed(api)).map(({ name }) => name));
    const instructions = (await agentAt(api)).getInstructions() ?? '';
    const named = instructions.match(/\b(?:get|list|send|start|cancel|upload|download)[A-Z]\w+/g) ?? [];
    expect(named.filter((name) => !names.has(name))).toEqual([]);
    expect(named).not.toEqual([]);
  });
});

describe('the tools', () => {
  test('are at /mcp the six operations that the specification of signature requests lists', async () => {
    const specified = operations.filter(({ api, docs }) => api === 'signature' && docs?.listed).map(({ name }) => name);
    expect((await listed('signature')).map(({ name }) => name).sort()).toEqual(specified.sort());
    expect(specified).toHaveLength(6);
  });

  test('are public operations', () => {
    expect(tools.filter(({ op }) => !op.http)).toEqual([]);
  });

  test.each(tools.map(({ op }) => [op.name, op] as const))('tell what %s does to the world', async (name, { api, effect, tool }) => {
    const { annotations } = (await listed(api as Api)).find((one) => one.name === name) ?? {};
    expect(annotations).toMatchObject({ readOnlyHint: effect === 'read', destructiveHint: effect === 'destructive', openWorldHint: tool?.reachesOut });
    // What only reads, or ends what is there, can be called again without harm.
    if (effect !== 'write') expect(annotations?.idempotentHint).toBe(true);
  });
});

describe.each(tools.map((tool) => [tool.op.name, tool] as const))('%s', (name, { op, api, reading, input, description }) => {
  test('takes every argument of its operation but what its reading replaces, and refuses unknown ones', async () => {
    const schema = (await listed(api)).find((tool) => tool.name === name)?.inputSchema;
    const wanted = Object.keys(op.input.shape).filter((member) => !reading.leavesOut?.includes(member));
    expect(Object.keys(schema?.properties ?? {})).toEqual(expect.arrayContaining(wanted));
    expect(Object.keys(schema?.properties ?? {})).toEqual(Object.keys(input.shape));
    expect(schema?.additionalProperties).toBe(false);
  });

  test('has schemas that a validator takes, without references or the pattern of an address', async () => {
    const tool = (await listed(api)).find((one) => one.name === name);
    for (const schema of [tool?.inputSchema, tool?.outputSchema]) {
      expect(schema).toMatchObject({ type: 'object', properties: expect.any(Object) });
      expect(() => new AjvJsonSchemaValidator().getValidator(schema as never)).not.toThrow();
      expect(JSON.stringify(schema)).not.toMatch(/\$ref|\$defs|"id":"|A-Za-z0-9_'\+/);
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
  for (const api of apis) expect((await agentAt(api)).getInstructions()).toMatch(/never invent, guess or complete an address/i);
});
