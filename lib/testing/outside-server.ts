import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import https from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import tls from 'node:tls';
import { onTestFinished } from 'vitest';
import { env } from '@/lib/core/env';
import { setNetwork } from '@/lib/engines/net/network';
import { authority, certify } from './outside-certificates';

type Outside = {
  /** Names that the server plays at port 443: they lead to 127.0.0.1, and are allowed to. */
  hosts?: string[];
  /** What the resolver says of other names; a function is asked anew each time. */
  names?: Record<string, string[] | (() => string[])>;
  /** Names of the certificate, if other than `hosts`. */
  certified?: string[];
  /** Whether the authority of the certificate is trusted. */
  isTrusted?: boolean;
  /** What the server does: with requests, or with what comes over the secured connection. */
  answer?: RequestListener;
  converse?: (socket: Socket) => void;
};

/** A server on 127.0.0.1 and the resolver that leads to it, both the test's own, until the test is over. */
export async function outside({ hosts = [], names = {}, certified = hosts, isTrusted = true, answer, converse }: Outside) {
  const identity = await certify(certified);
  const reached: IncomingMessage[] = [];
  const asked: string[] = [];
  let connections = 0;
  const server = converse
    ? tls.createServer(identity, converse)
    : https.createServer(identity, (request, response) => {
        reached.push(request);
        if (answer) answer(request, response);
        else response.end('reached');
      });
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  server.on('secureConnection', (socket: Socket) => socket.on('error', () => undefined));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  setNetwork({
    resolve: async (name) => {
      asked.push(name);
      const answers = hosts.includes(name) ? ['127.0.0.1'] : (names[name] ?? []);
      return typeof answers === 'function' ? answers() : answers;
    },
    ...(isTrusted ? { certificateAuthority: (await authority()).pem } : {}),
    portOf: (host, given) => (hosts.includes(host) && given === 443 ? port : given),
  });
  withEnv({ ALLOWED_PRIVATE_HOSTS: hosts.map((host) => `${host}:443`).join(',') });
  onTestFinished(async () => {
    setNetwork(null);
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  return { port, reached, asked, connections: () => connections, paths: () => reached.map(({ headers, url }) => `${headers.host}${url}`) };
}

/** Other values of the configuration, until the test is over. */
export function withEnv(changes: Partial<ReturnType<typeof env>>): void {
  const before = { ...env() };
  Object.assign(env(), changes);
  onTestFinished(() => {
    // A value that was not set before is not set after.
    for (const name of Object.keys(changes)) if (!(name in before)) delete (env() as Record<string, unknown>)[name];
    Object.assign(env(), before);
  });
}
