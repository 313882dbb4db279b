// The port of the web. Root opens it, so that a web which is not root has port 80 too; and it stays open while one web follows
// another, so that whoever calls meanwhile waits for a second instead of being refused.
import { lookup } from 'node:dns/promises';
import net from 'node:net';

/** `{ fd }` of a socket that is bound and that only its child listens on; undefined where the web opens the port by itself. */
export async function webSocket(port, host) {
  // A server of our own would accept what is the child's: only this, which Node's clusters use, binds and does no more.
  const bind = net._createServerHandle;
  if (process.platform === 'win32' || typeof bind !== 'function' || !(port > 0)) return undefined;
  const { address, family } = host ? await lookup(host).catch(() => ({})) : { address: null, family: 4 };
  if (address === undefined) return undefined;
  const handle = bind(address, port, family);
  return typeof handle === 'object' && handle.fd >= 0 ? handle : undefined;
}
