import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, onTestFinished, test } from 'vitest';
import { makeAccount } from '@/lib/testing/account';
import { callTool } from '@/lib/testing/mcp-client';
import { serveTools } from '@/lib/testing/mcp-server';
import { requestBody } from '@/lib/testing/signing';
import { toolsOf } from './tools';

const bridge = ['scripts/mcp-bridge.mjs'];

/** The official client, with the bridge as its child and the tool server behind that. */
async function bridged(mode: 'legacy' | { pin: string }, env: Record<string, string>) {
  const client = new Client({ name: 'test-agent', version: '1.0.0' }, { versionNegotiation: { mode } });
  const transport = new StdioClientTransport({ command: process.execPath, args: bridge, env, stderr: 'pipe' });
  let heard = '';
  transport.stderr?.on('data', (chunk) => (heard += chunk));
  onTestFinished(() => client.close());
  await client.connect(transport);
  return { client, transport, stderr: () => heard };
}

const base = async (): Promise<string> => (await serveTools()).replace(/\/mcp$/, '');

for (const mode of ['legacy', { pin: '2026-07-28' }] as const)
  test(`a client that has only stdio lists, sends and asks through the bridge: ${JSON.stringify(mode)}`, async () => {
    const { key } = await makeAccount();
    const { client, stderr } = await bridged(mode, { PARAPH_URL: await base(), PARAPH_API_KEY: key });
    expect((await client.listTools()).tools).toHaveLength(toolsOf('signature').length);
    const { data } = await callTool(client, 'sendForSignature', requestBody({ confirmed: true }));
    expect(data).toMatchObject({ sent: true, status: 'pending' });
    // The key went along: without a token the status is for the account alone.
    expect((await callTool(client, 'getSignatureStatus', { request_id: data.request_id })).data.status).toBe('pending');
    await expect(client.callTool({ name: 'nothing', arguments: {} })).rejects.toThrow('not found');
    expect(stderr()).toBe('');
  });

test('PARAPH_ENDPOINT=workflows reaches the tools of workflows, and without a key the reason comes back', async () => {
  const env = { PARAPH_URL: await base(), PARAPH_ENDPOINT: 'workflows' };
  const { client } = await bridged('legacy', { ...env, PARAPH_API_KEY: (await makeAccount()).key });
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(toolsOf('workflow').map(({ op }) => op.name));
  const { stdout } = await pipe([ping], env);
  expect(JSON.parse(stdout)).toMatchObject({ id: 7, error: { message: expect.stringContaining('These tools need an API key') } });
});

/** What a program says at once before it closes its end, and what comes back. */
async function pipe(lines: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, bridge, { env: { ...process.env, ...env }, stdio: 'pipe' });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += chunk));
  child.stderr.on('data', (chunk) => (output.stderr += chunk));
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const [code] = await once(child, 'close');
  return { code, ...output };
}

const ping = JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'ping' });

test('at the end of its input it hands out the answers under way and exits with 0', async () => {
  const { code, stdout, stderr } = await pipe([ping], { PARAPH_URL: await base() });
  expect([code, JSON.parse(stdout), stderr]).toEqual([0, { jsonrpc: '2.0', id: 7, result: {} }, '']);
});

test('a service that is not there is an error that answers the request, told on stderr alone', async () => {
  const { code, stdout, stderr } = await pipe([ping], { PARAPH_URL: 'http://127.0.0.1:9' });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ id: 7, error: { code: -32000, message: expect.stringContaining('http://127.0.0.1:9/mcp gave no answer') } });
  expect(stderr).toMatch(/^paraph-mcp: /);
});

test('what is no message is passed over, and an address or an endpoint that is none ends it with a sentence on stderr', async () => {
  const broken = await pipe(['{"jsonrpc":"2.0","id":1,"method":', ping], { PARAPH_URL: await base() });
  expect(
    broken.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).id),
  ).toEqual([7]);
  const unknown = await pipe([], { PARAPH_ENDPOINT: 'documents' });
  expect([unknown.code, unknown.stderr]).toEqual([1, 'paraph-mcp: PARAPH_ENDPOINT is none of signatures, workflows: documents\n']);
  expect(await pipe([], { PARAPH_URL: 'nowhere' })).toEqual({ code: 1, stdout: '', stderr: 'paraph-mcp: PARAPH_URL is not an http address: nowhere\n' });
});
