import dgram from 'node:dgram';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { takeNetworkAttempts } from '@/lib/testing/closed-network';
import { type NameAnswer, nameServer } from '@/lib/testing/outside-name-server';
import { withEnv } from '@/lib/testing/outside-server';
import { callOutside } from './call-outside';
import { setNetwork } from './network';
import { OutsideFailure } from './outside-failure';
import { resolveHost } from './resolve-host';

const host = 'files.example.com';

async function resolved(answers: { A: NameAnswer; AAAA: NameAnswer }) {
  const server = await nameServer((_name, type) => answers[type]);
  setNetwork({ nameServers: [server.address] });
  onTestFinished(() => setNetwork(null));
  const outcome = await resolveHost(new URL(`https://${host}/`), new AbortController().signal).catch((error: unknown) =>
    error instanceof OutsideFailure ? error.reason : error,
  );
  return { outcome, asked: [...new Set(server.asked)].sort() };
}

test.each<[what: string, A: NameAnswer, AAAA: NameAnswer, outcome: string | string[]]>([
  ['both families', ['93.184.216.34', '93.184.216.35'], ['2606:2800:220:1::1'], ['93.184.216.34', '93.184.216.35', '2606:2800:220:1::1']],
  ['IPv4 alone', ['93.184.216.34'], [], ['93.184.216.34']],
  ['IPv6 alone', [], ['2606:2800:220:1::1'], ['2606:2800:220:1::1']],
  ['one family that fails', ['93.184.216.34'], 'failed', ['93.184.216.34']],
  ['a private address in the one', ['93.184.216.34'], ['fd00::1'], 'private_address'],
  ['a private address in the other', ['10.0.0.1'], ['2606:2800:220:1::1'], 'private_address'],
  ['a private address among many', ['93.184.216.34', '127.0.0.1'], [], 'private_address'],
  ['no address', [], [], 'unresolvable'],
  ['an unknown name', 'unknown', 'unknown', 'unresolvable'],
  ['a server that fails', 'failed', 'failed', 'unresolvable'],
])('name servers are asked for both families: %s', async (_what, A, AAAA, outcome) => {
  expect(await resolved({ A, AAAA })).toEqual({ outcome, asked: [`A ${host}`, `AAAA ${host}`] });
});

test('a name server’s answer is what is called', async () => {
  const { address } = await nameServer((_name, type) => (type === 'A' ? ['93.184.216.34'] : []));
  setNetwork({ nameServers: [address] });
  onTestFinished(() => setNetwork(null));
  await expect(callOutside(`https://${host}/`, { maxBytes: 10, timeoutMs: 15_000 })).rejects.toMatchObject({ reason: 'refused' });
  expect(takeNetworkAttempts()).toEqual(['93.184.216.34']);
});

test('where no name server is there the fault is ours, and not where one does not know the name', async () => {
  const socket = dgram.createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  onTestFinished(() => setNetwork(null));
  const failure = () => resolveHost(new URL(`https://${host}/`), new AbortController().signal).catch((error: unknown) => error);
  setNetwork({ nameServers: [`127.0.0.1:${port}`] });
  expect(await failure()).toMatchObject({ reason: 'unresolvable', isOurs: true });
  setNetwork({ nameServers: [(await nameServer(() => 'unknown')).address] });
  expect(await failure()).toMatchObject({ reason: 'unresolvable', isOurs: false });
});

test('a name server that is silent costs no more than the time to connect', async () => {
  const { address } = await nameServer(() => 'silent');
  setNetwork({ nameServers: [address] });
  onTestFinished(() => setNetwork(null));
  await expect(callOutside(`https://${host}/`, { maxBytes: 10, timeoutMs: 15_000, connectTimeoutMs: 300 })).rejects.toMatchObject({
    reason: 'timeout',
    message: 'No connection came about within 0.3 seconds.',
  });
});

test('with ALLOW_PRIVATE_ADDRESSES a developer’s own server is found as the system finds it, by plain http', async () => {
  const server = http.createServer((_request, response) => response.end('here')).listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  withEnv({ ALLOW_PRIVATE_ADDRESSES: '1' });
  const answer = await callOutside(address, { maxBytes: 10, timeoutMs: 15_000 });
  expect([Buffer.from(answer.bytes).toString(), answer.address]).toEqual(['here', address]);
});
