import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { randomHex } from '@/lib/core/ids';
import { emptyBuckets } from '@/lib/testing/empty-buckets';
import { callTool, mcpClient } from '@/lib/testing/mcp-client';
import { rowCounts } from '@/lib/testing/rows';
import { toolArguments } from '@/lib/testing/tool-arguments';
import { dialectOf } from '../http/dialects';
import { tools } from './tools';

/** An error is text alone: older clients hide it behind structured content. */
const refused = (pattern: string) => ({ isError: true, data: undefined, texts: [expect.stringMatching(new RegExp(pattern))] });

const somewhere = () => ({ 'x-client-address': `agent-${randomHex(6)}` });

describe.each(tools.map((tool) => [tool.op.name, tool] as const))('%s', (name, tool) => {
  const { op, api } = tool;

  test.each(['modern', 'legacy'] as const)('does what its operation’s docs show, and answers as its schema says, %s revision', async (era) => {
    const { world, args } = await toolArguments(tool);
    const { isError, data, say } = await callTool(await mcpClient({ api, era, key: world.key }), name, args);
    expect([isError, tool.output.safeParse(data).error]).toEqual([false, undefined]);
    expect(say).toMatch(/^\S/);
  });

  test('refuses an argument that it does not have, at its place, and says what to do', async () => {
    const { world, args } = await toolArguments(tool);
    const answer = await callTool(await mcpClient({ api, key: world.key }), name, { ...args, not_an_argument: 1 });
    expect(answer).toMatchObject(refused('^bad_request: .*Correct what is listed and call the tool again\\.[^]*\\n- not_an_argument \\(unknown_member\\): '));
  });

  // The other endpoint lets no such key in: `guard.test.ts`.
  test.runIf(api === 'signature')('answers an invalid key as its operation does', async () => {
    const { args } = await toolArguments(tool);
    const agent = await mcpClient({ key: `sk_live_${'x'.repeat(43)}`, headers: somewhere() });
    const { isError, say } = await callTool(agent, name, args);
    const { code } = dialectOf(op).credential.invalid;
    expect(isError && say.startsWith(`${code}: `)).toBe(op.auth.rejected === 'refused');
  });

  test.runIf(op.idempotent)('makes one thing of two calls with one key, whatever the order of the arguments', async () => {
    const { world, args } = await toolArguments(tool);
    const agent = await mcpClient({ api, key: world.key });
    const keyed = { ...args, idempotency_key: randomHex(8) };
    const first = await callTool(agent, name, keyed);
    const one = await rowCounts();
    const again = await callTool(agent, name, Object.fromEntries(Object.entries(keyed).reverse()));
    expect([first.isError, again.data, await rowCounts()]).toEqual([false, first.data, one]);
  });

  test.runIf(op.limits)('says over a limit when to come back', async () => {
    const { world, args } = await toolArguments(tool);
    const agent = await mcpClient({ api, key: world.key });
    await callTool(agent, name, args);
    await emptyBuckets();
    expect(await callTool(agent, name, args)).toMatchObject(refused('^rate_limited: .*\\nRetry after \\d+ seconds, not earlier\\.'));
  });

  test('answers an unexpected failure without detail, with the correlation id that the log has', async () => {
    const { world, args } = await toolArguments(tool);
    const agent = await mcpClient({ api, key: world.key, headers: { 'x-correlation-id': 'corr-42' } });
    vi.spyOn(op, 'run').mockRejectedValueOnce(new Error('secret detail'));
    onTestFinished(() => void vi.restoreAllMocks());
    const answer = await callTool(agent, name, args);
    expect(answer).toMatchObject(refused('^internal_error: [^]*\\nCorrelation id: corr-42$'));
    expect(answer.say).not.toContain('secret detail');
  });
});
