import net from 'node:net';

/** What arrived: envelope and the message as it was sent. */
export type SmtpDelivery = { from: string; to: string[]; raw: string };

type Answers = {
  /** Replaces the answer to a command, such as `RCPT`; at the end of the message the command is `.`. */
  refuse?: { command: string; answer: string } | null;
  /** Takes the message and closes the line without a word. */
  hangUp?: boolean;
};

/** A minimal SMTP server on 127.0.0.1 that keeps what it is given. */
export async function startSmtpServer() {
  const deliveries: SmtpDelivery[] = [];
  const answers: Answers = {};
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket.setEncoding('utf8'));
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    serve(socket, answers, deliveries);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    deliveries,
    answers,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function serve(socket: net.Socket, answers: Answers, deliveries: SmtpDelivery[]): void {
  let rest = '';
  let letter: SmtpDelivery = { from: '', to: [], raw: '' };
  let inData = false;
  const say = (command: string, answer: string) => socket.write(`${answers.refuse?.command === command ? answers.refuse.answer : answer}\r\n`);

  const commands: Record<string, (line: string) => void> = {
    ehlo: () => say('EHLO', '250-test\r\n250 8BITMIME'),
    mail: (line) => {
      letter = { from: bracketed(line), to: [], raw: '' };
      say('MAIL', '250 ok');
    },
    rcpt: (line) => {
      letter.to.push(bracketed(line));
      say('RCPT', '250 ok');
    },
    data: () => {
      inData = answers.refuse?.command !== 'DATA';
      say('DATA', '354 go on');
    },
    quit: () => socket.end('221 bye\r\n'),
  };

  socket.write('220 test\r\n');
  socket.on('data', (chunk) => {
    rest += chunk;
    for (;;) {
      const mark = inData ? '\r\n.\r\n' : '\r\n';
      const end = rest.indexOf(mark);
      if (end === -1) return;
      const text = rest.slice(0, end);
      rest = rest.slice(end + mark.length);
      if (!inData) {
        (commands[text.slice(0, 4).toLowerCase()] ?? (() => say('', '502 unknown')))(text);
        continue;
      }
      inData = false;
      if (answers.refuse?.command !== '.') deliveries.push({ ...letter, raw: text.replace(/^\.\./gm, '.') });
      if (answers.hangUp) socket.destroy();
      else say('.', '250 queued');
    }
  });
}

const bracketed = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? '';
