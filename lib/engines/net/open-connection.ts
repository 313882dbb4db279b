import { once } from 'node:events';
import net from 'node:net';
import tls from 'node:tls';
import { network } from './network';
import { OutsideFailure } from './outside-failure';
import { hostOf } from './private-exceptions';
import { timeLimit } from './time-limit';

/** Of each family, so that one dead route does not hide the other. */
const ADDRESSES_TRIED = 2;

/** `received` tells the bytes that came over the wire, those of TLS included. */
export type Connection = { socket: net.Socket; received: () => number };

/**
 * A connection to one of the checked addresses, never to the name; with https its certificate must be the host's.
 * Throws `OutsideFailure` and, when the signal aborts, an error.
 */
export async function openConnection(url: URL, addresses: readonly string[], connectTimeoutMs: number, signal: AbortSignal): Promise<Connection> {
  const bare = await connectToAny(url, addresses, connectTimeoutMs, signal);
  const socket = url.protocol === 'https:' ? await secure(bare, hostOf(url), signal) : bare;
  return { socket, received: () => bare.bytesRead };
}

async function connectToAny(url: URL, addresses: readonly string[], connectTimeoutMs: number, signal: AbortSignal): Promise<net.Socket> {
  const given = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const port = network().portOf?.(hostOf(url), given) ?? given;
  const tried = [4, 6].flatMap((family) => addresses.filter((address) => net.isIP(address) === family).slice(0, ADDRESSES_TRIED));
  let last: unknown;
  for (const host of tried) {
    const limit = timeLimit(connectTimeoutMs / tried.length, signal);
    const socket = net.connect({ host, port });
    try {
      await ready(socket, 'connect', limit);
      return socket;
    } catch (error) {
      if (signal.aborted) throw error;
      last = limit.aborted ? new OutsideFailure('timeout', 'The server took no connection in time.', error) : error;
    }
  }
  const isOurs = tried.some(net.isIPv4) && (last as NodeJS.ErrnoException | undefined)?.code === 'ENETUNREACH';
  throw last instanceof OutsideFailure ? last : new OutsideFailure('refused', 'The server took no connection.', last, isOurs);
}

async function secure(socket: net.Socket, host: string, signal: AbortSignal): Promise<net.Socket> {
  const { certificateAuthority } = network();
  const secured = tls.connect({
    socket,
    host,
    // A literal address has no server name; the certificate is then held against the address.
    ...(net.isIP(host) ? {} : { servername: host }),
    ...(certificateAuthority ? { ca: [...tls.rootCertificates, certificateAuthority] } : {}),
    ALPNProtocols: ['http/1.1'],
    minVersion: 'TLSv1.2',
    rejectUnauthorized: true,
  });
  try {
    await ready(secured, 'secureConnect', signal);
    return secured;
  } catch (error) {
    socket.destroy();
    if (signal.aborted) throw error;
    throw new OutsideFailure('tls', 'No secure connection came about: the server’s certificate is not valid for this host, or it speaks no TLS.', error);
  }
}

async function ready(socket: net.Socket, event: string, signal: AbortSignal): Promise<void> {
  // A socket that is given up may still fail: nobody is there to hear it.
  socket.on('error', () => undefined);
  try {
    await once(socket, event, { signal });
  } catch (error) {
    socket.destroy();
    throw error;
  }
}
