import { once } from 'node:events';
import net from 'node:net';

export interface SmtpEmulator {
  readonly url: string;
  /** Every line a client has sent. */
  readonly heard: readonly string[];
  /** The Message-IDs of what was taken in, in the order it came; one that came twice is here twice. */
  messageIds(): readonly string[];
  stop(): Promise<void>;
}

const answers: Readonly<Record<string, string>> = {
  EHLO: '250-mail.example\r\n250 8BITMIME',
  DATA: '354 go',
  QUIT: '221 bye',
  STARTTLS: '454 not available',
};

/** A mail server that takes everything, but for what `refuse` has another answer to. */
export async function startSmtp(refuse: Readonly<Record<string, string>> = {}): Promise<SmtpEmulator> {
  const heard: string[] = [];
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    let inData = false;
    let rest = '';
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    socket.write('220 mail.example ready\r\n');
    socket.on('data', (chunk) => {
      const lines = (rest + String(chunk)).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        heard.push(line);
        if (inData && line !== '.') continue;
        inData = false;
        const verb = (line.split(/[ :]/)[0] ?? '').toUpperCase();
        socket.write(`${refuse[verb] ?? answers[verb] ?? '250 ok'}\r\n`);
        if (verb === 'DATA') inData = true;
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    heard,
    messageIds: () => heard.flatMap((line) => /^Message-ID: <([^>]+)>/.exec(line)?.[1] ?? []),
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
