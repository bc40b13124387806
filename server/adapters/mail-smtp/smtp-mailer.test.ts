import { once } from 'node:events';
import net from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { smtpMailer } from './smtp-mailer.ts';

const mail = {
  id: 7,
  attempts: 1,
  recipient: 'kari@example.no',
  subject: 'Bekreft e-postadressen din hos Nordvarde – på «Min side»',
  text: 'Hei, Kari\n\n.\n\nblåbær',
  html: '<p>Hei, Kari</p>',
};
const from = () => ({ name: 'Nordvarde', address: 'post@nordvarde.example' });

interface FakeServer {
  readonly url: string;
  readonly heard: string[];
}

const servers: net.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A mail server that takes everything, but for what `refuse` has another answer to. */
async function fakeServer(refuse: Readonly<Record<string, string>> = {}): Promise<FakeServer> {
  const heard: string[] = [];
  const server = net.createServer((socket) => {
    let inData = false;
    socket.write('220 mail.example ready\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').slice(0, -1)) {
        heard.push(line);
        if (inData) {
          if (line !== '.') continue;
          inData = false;
        }
        const verb = line.split(/[ :]/)[0]!.toUpperCase();
        const answers: Record<string, string> = {
          EHLO: '250-mail.example\r\n250 8BITMIME',
          DATA: '354 go',
          QUIT: '221 bye',
        };
        socket.write(`${refuse[verb] ?? answers[verb] ?? '250 ok'}\r\n`);
        if (verb === 'DATA') inData = true;
      }
    });
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`, heard };
}

test('DEC-104 a mail goes out with sender, recipient, and both forms of its body', async () => {
  const { url, heard } = await fakeServer();
  await smtpMailer({ url, from, now: () => 0 }).send(mail);
  expect(heard.slice(0, 4)).toEqual([
    'EHLO localhost',
    'MAIL FROM:<post@nordvarde.example>',
    'RCPT TO:<kari@example.no>',
    'DATA',
  ]);
  expect(heard.at(-1)).toBe('QUIT');
  const message = heard.join('\n');
  expect(message).toContain('Message-ID: <mail-7@nordvarde.example>');
  expect(message).toContain('Date: Thu, 01 Jan 1970 00:00:00 +0000');
  expect(message).toContain(Buffer.from(mail.html).toString('base64'));
  const subject = heard.slice(heard.findIndex((line) => line.startsWith('Subject:')));
  const words = [
    ...subject
      .slice(0, 4)
      .join('')
      .matchAll(/=\?utf-8\?B\?([^?]+)\?=/g),
  ].map(([, word]) => word!);
  expect(words.map((word) => Buffer.from(word, 'base64').toString()).join('')).toBe(mail.subject);
  for (const line of heard) expect(line.length).toBeLessThan(78);
});

test('a server that refuses the recipient fails the mail, with its answer', async () => {
  const { url } = await fakeServer({ RCPT: '550 no such user' });
  await expect(smtpMailer({ url, from, now: () => 0 }).send(mail)).rejects.toThrow('550 no such user');
});

test('R37 a password is never sent in the clear', async () => {
  const { url, heard } = await fakeServer();
  const withUser = url.replace('smtp://', 'smtp://butikk:hemmelig@');
  await expect(smtpMailer({ url: withUser, from, now: () => 0 }).send(mail)).rejects.toThrow('no encryption');
  expect(heard).toEqual(['EHLO localhost']);
});

test('R35 nothing in a name or subject makes another header', async () => {
  const { url, heard } = await fakeServer();
  await smtpMailer({ url, from, now: () => 0 }).send({ ...mail, subject: 'Hei\r\nBcc: alle@example.no' });
  expect(heard.filter((line) => line.startsWith('Bcc'))).toEqual([]);
  await expect(
    smtpMailer({ url, from, now: () => 0 }).send({ ...mail, recipient: 'a@b.no>\r\nRCPT TO:<x@y.no' }),
  ).rejects.toThrow('header');
});

test('a server that is not there is an error, not a hang', async () => {
  await expect(smtpMailer({ url: 'smtp://127.0.0.1:1', from, now: () => 0 }).send(mail)).rejects.toThrow();
});
