import net from 'node:net';

/** What a provider does to whoever delivers: takes it, refuses for now, says nothing for long, or is not there. */
export type MailMood = 'well' | 'refusing' | 'slow' | 'down';
const SLOW_MS = 4000;

/** A mail provider on this machine that counts what it took by `Message-ID`. */
export async function startMailProvider() {
  const taken = new Map<string, { to: string; times: number }>();
  const provider = { mood: 'well' as MailMood };
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    if (provider.mood === 'down') return void socket.destroy();
    converse(socket.setEncoding('utf8'), provider, (to, raw) => {
      const id = /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? `none-${taken.size}`;
      taken.set(id, { to, times: (taken.get(id)?.times ?? 0) + 1 });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(provider, {
    url: `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    taken,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

export type MailProvider = Awaited<ReturnType<typeof startMailProvider>>;

function converse(socket: net.Socket, provider: { mood: MailMood }, take: (to: string, raw: string) => void): void {
  let [rest, to, isLetter] = ['', '', false];
  const say = (line: string) => setTimeout(() => socket.writable && socket.write(`${line}\r\n`), provider.mood === 'slow' ? SLOW_MS : 0);
  const answerTo: Record<string, (line: string) => void> = {
    ehlo: () => say('250-chaos\r\n250 8BITMIME'),
    mail: () => say(provider.mood === 'refusing' ? '451 not now' : '250 ok'),
    rcpt: (line) => {
      to = /<([^>]*)>/.exec(line)?.[1] ?? '';
      say('250 ok');
    },
    data: () => {
      isLetter = true;
      say('354 go on');
    },
    quit: () => socket.end('221 bye\r\n'),
  };
  say('220 chaos');
  socket.on('data', (chunk) => {
    rest += chunk;
    for (;;) {
      const mark = isLetter ? '\r\n.\r\n' : '\r\n';
      const end = rest.indexOf(mark);
      if (end === -1) return;
      const text = rest.slice(0, end);
      rest = rest.slice(end + mark.length);
      if (!isLetter) {
        (answerTo[text.slice(0, 4).toLowerCase()] ?? (() => say('502 unknown')))(text);
        continue;
      }
      isLetter = false;
      take(to, text);
      say('250 taken');
    }
  });
}
