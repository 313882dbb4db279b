import net from 'node:net';
import { afterEach } from 'vitest';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const attempts: string[] = [];

/** A test that wants to see a refusal takes the attempts that it caused. */
export const takeNetworkAttempts = () => attempts.splice(0);

// Everything that speaks TCP goes through here: fetch, http, mail, database.
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function connectToLoopback(this: net.Socket, ...args: unknown[]) {
  const host = hostOf(args);
  if (host === undefined || LOOPBACK.test(host)) return Reflect.apply(connect, this, args);
  attempts.push(host);
  queueMicrotask(() => this.destroy(new Error(`Tests reach no other machine, and this one called ${host}. Serve it on 127.0.0.1 instead.`)));
  return this;
} as typeof connect;

/** The host of a TCP connection; undefined for a socket of the file system. */
function hostOf(args: unknown[]): string | undefined {
  const [first, second] = (Array.isArray(args[0]) ? args[0] : args) as [unknown, unknown];
  if (typeof first === 'object' && first !== null) {
    const { path, host } = first as { path?: string; host?: string };
    return path ? undefined : (host ?? 'localhost');
  }
  if (typeof first === 'string' && Number.isNaN(Number(first))) return undefined;
  return typeof second === 'string' ? second : 'localhost';
}

afterEach(() => {
  const called = takeNetworkAttempts();
  if (called.length > 0) throw new Error(`The test called out to ${called.join(', ')}. Serve what it needs on 127.0.0.1.`);
});
