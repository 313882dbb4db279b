// When a start may say that it is ready: once `/readyz` says so.
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const SAY_EVERY_MS = 60_000;
const ANSWER_MS = 5000;

/** The address that tells whether the service on this host and port is ready; a service on all interfaces is asked on its own machine. */
export function readinessAddress({ HOST, PORT }) {
  const isEverywhere = !HOST || HOST === '0.0.0.0' || HOST === '::';
  const host = isEverywhere ? '127.0.0.1' : HOST;
  return `http://${net.isIPv6(host) ? `[${host}]` : host}:${PORT}/readyz`;
}

/**
 * Waits until the service at `address` is ready, or `isEnding`. However long it takes: a machine that is busy, or a part that is
 * missing for a while, is no reason to stop what runs. What is not ready is said again and again; a child that cannot come up
 * ends the start by itself.
 */
export async function ready({ address, isEnding, say, sayEveryMs = SAY_EVERY_MS }) {
  let sayAt = Date.now() + sayEveryMs;
  let seconds = 0;
  let answer = 'no answer';
  while (!isEnding()) {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) });
      const said = await response.text();
      if (response.ok) return;
      answer = `${response.status} ${said}`;
    } catch {
      answer = 'no answer';
    }
    if (Date.now() >= sayAt) {
      seconds += sayEveryMs / 1000;
      sayAt += sayEveryMs;
      say(`Paraph is not ready after ${seconds} seconds, and goes on; ${address} says: ${answer}`);
    }
    await sleep(50);
  }
}
