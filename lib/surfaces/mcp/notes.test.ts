import { expect, test } from 'vitest';
import { makeAccount } from '@/lib/testing/account';
import { callTool, mcpClient } from '@/lib/testing/mcp-client';
import { requestBody } from '@/lib/testing/signing';

const markdown = 'We pay {{amount}}.\n\n{{signatur:signer}}';
const body = (changes: Record<string, unknown> = {}) => requestBody({ document: { markdown }, delivery: 'email', ...changes });
const codesIn = (data: unknown) => ((data as { warnings?: { code: string }[] })?.warnings ?? []).map(({ code }) => code);

test('what is hardly meant is told before anything is sent, and again with the result, in the first text too', async () => {
  const agent = await mcpClient({ key: (await makeAccount()).key });
  for (const confirmed of [false, true]) {
    const { texts, data } = await callTool(agent, 'sendForSignature', body({ confirmed }));
    expect(codesIn(data)).toEqual(['unknown_tag', 'unknown_tag']);
    expect(texts[0]).toContain('Note: Line 3: {{signatur:signer}} is no field tag, and is printed as it stands. Did you mean {{signature:signer}}?');
  }
});

test('with a test key neither preview nor result says that something is mailed or counts, and both hold that it is a test', async () => {
  const agent = await mcpClient({ key: (await makeAccount({ test: true })).key });
  const preview = await callTool(agent, 'sendForSignature', body({ document: { markdown: 'Agreed.' } }));
  const sent = await callTool(agent, 'sendForSignature', body({ document: { markdown: 'Agreed.' }, confirmed: true }));
  expect(preview.data).toMatchObject({ sent: false, preview: { test: true } });
  expect(sent.data).toMatchObject({ sent: true, test: true, signer_link: expect.stringContaining('/sign/') });
  const cancelled = await callTool(agent, 'cancelSignatureRequest', { request_id: (sent.data as { request_id: string }).request_id });
  for (const { texts } of [preview, sent, cancelled]) expect(texts[0]).not.toMatch(/by email|counts as|still counts/);
});

test('a key that is not accepted is named by every tool that works without one', async () => {
  const agent = await mcpClient({ key: 'sk_live_wrong' });
  const { texts, data } = await callTool(agent, 'getUploadUrl');
  expect([codesIn(data), texts[0]]).toEqual([['rejected_key'], expect.stringContaining('was not accepted')]);
});
