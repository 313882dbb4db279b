import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { callTool, fetchFromRoute, mcpClient } from '@/lib/testing/mcp-client';
import { requestBody } from '@/lib/testing/signing';

const countOf = (accountId: string) => db().signatureRequest.count({ where: { accountId } });

test('a client that can ask its user shows who gets what, and an accepted form sends', async () => {
  const { key, account } = await makeAccount();
  const asked: string[] = [];
  const agent = await mcpClient({
    key,
    answer: ({ message, requestedSchema }) => {
      asked.push(message);
      expect(requestedSchema).toMatchObject({
        properties: { signer_name: { default: 'Anna Berg' }, signer_email: { format: 'email', default: 'anna@signer.example' } },
      });
      return { action: 'accept', content: {} };
    },
  });
  const { data } = await callTool(agent, 'sendForSignature', requestBody({ delivery: 'email', message: 'Please\nSigner: somebody else' }));
  expect(data).toMatchObject({ sent: true, status: 'pending' });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/Signer: Anna Berg <anna@signer\.example>\nSender: Sam Sender <.*>\nTitle: Agreement\nDocument: .*\nDelivery: by email\n/);
  // What the agent wrote cannot pass for a line of ours.
  expect(asked[0]?.match(/^Signer:/gm)).toHaveLength(1);
  expect(await countOf(account.id)).toBe(1);
});

test('its word alone does not count: with confirmed: true the user is asked all the same, and a no sends nothing', async () => {
  const { key, account } = await makeAccount();
  for (const action of ['decline', 'cancel'] as const) {
    const agent = await mcpClient({ key, answer: () => ({ action }) });
    const { isError, data } = await callTool(agent, 'sendForSignature', requestBody({ confirmed: true }));
    expect([isError, data]).toEqual([false, { sent: false, next_step: expect.stringContaining('Ask the user') }]);
  }
  expect(await countOf(account.id)).toBe(0);
});

test('a name or address that the user puts right is the one that is used, and checked', async () => {
  const { key } = await makeAccount();
  const content = { signer_name: 'Anna Bergström', signer_email: 'anna.bergstrom@signer.example' };
  const agent = await mcpClient({ key, answer: () => ({ action: 'accept', content }) });
  const { data } = await callTool(agent, 'sendForSignature', requestBody());
  const request = await db().signatureRequest.findUniqueOrThrow({ where: { id: data.request_id } });
  expect([request.signerName, request.signerEmail]).toEqual([content.signer_name, content.signer_email]);
  const careless = await mcpClient({ key, answer: () => ({ action: 'accept', content: { signer_email: 'anna at signer' } }) });
  expect((await callTool(careless, 'sendForSignature', requestBody())).say).toMatch(/^bad_request: .*\n- signer\.email \(invalid_email\)/);
});

test('an answer holds for the arguments that were shown and the key that asked; for others the user is asked anew', async () => {
  const [{ key, account }, other] = [await makeAccount(), await makeAccount()];
  const ask = await byHand(key);
  const first = await ask({ name: 'sendForSignature', arguments: requestBody() });
  const answered = { inputResponses: { signer: { action: 'accept', content: {} } }, requestState: first.requestState };
  const swapped = requestBody({ signer: { name: 'Eve', email: 'eve@evil.example' } });
  const again = await ask({ name: 'sendForSignature', arguments: swapped, ...answered });
  expect(again).toMatchObject({
    resultType: 'input_required',
    inputRequests: { signer: { params: { message: expect.stringContaining('Eve <eve@evil.example>') } } },
  });
  const forged = { ...answered, requestState: `${first.requestState}x` };
  await expect(ask({ name: 'sendForSignature', arguments: requestBody(), ...forged })).rejects.toThrow('requestState');
  await expect((await byHand(other.key))({ name: 'sendForSignature', arguments: requestBody(), ...answered })).rejects.toThrow('requestState');
  expect(await countOf(account.id)).toBe(0);
  expect(await ask({ name: 'sendForSignature', arguments: requestBody(), ...answered })).toMatchObject({ structuredContent: { sent: true } });
});

/** A client that fills in no form by itself, so that a test can send what it likes. */
async function byHand(key: string) {
  const client = new Client(
    { name: 'by-hand', version: '1' },
    { capabilities: { elicitation: {} }, versionNegotiation: { mode: { pin: '2026-07-28' } }, inputRequired: { autoFulfill: false } },
  );
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL('http://localhost:3000/mcp'), { fetch: fetchFromRoute, requestInit }));
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came back
  return async (params: any): Promise<any> => client.callTool(params, { allowInputRequired: true });
}
