import net from 'node:net';
import { onTestFinished } from 'vitest';
import { env } from '@/lib/core/env';

/** The address of the database by a way that can be held up, as by a machine that hangs: connections stay, and nothing comes through. */
export async function hangingDatabase(): Promise<{ url: string; hang(): void; comeBack(): void }> {
  const url = new URL(env().DATABASE_URL);
  const [port, host] = [Number(url.port), url.hostname];
  const sockets = new Set<net.Socket>();
  let hangs = false;
  const way = net.createServer((caller) => {
    const database = net.connect(port, host);
    for (const [from, to] of [
      [caller, database],
      [database, caller],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('close', () => to.destroy()).on('error', () => undefined);
      if (hangs) from.pause();
    }
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    way.close();
  });
  url.host = `127.0.0.1:${(way.address() as net.AddressInfo).port}`;
  const all = (act: 'pause' | 'resume') => {
    hangs = act === 'pause';
    for (const socket of sockets) socket[act]();
  };
  return { url: url.href, hang: () => all('pause'), comeBack: () => all('resume') };
}
