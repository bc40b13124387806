import { afterEach, expect, test } from 'vitest';
import { type SmtpEmulator, startSmtp } from '#emulators/smtp.ts';
import { smtpMailer } from './smtp-mailer.ts';

const mail = {
  id: 7,
  attempts: 1,
  recipient: 'kari@example.no',
  subject: 'Bekreft e-postadressen din hos Nordvarde – på «Min side»',
  text: 'Hei, Kari\n\n.\n\nblåbær',
  html: '<p>Hei, Kari</p>',
  unsubscribeUrl: null,
};
const from = () => ({ name: 'Nordvarde', address: 'post@nordvarde.example' });

const servers: SmtpEmulator[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

async function mailServer(refuse: Readonly<Record<string, string>> = {}): Promise<SmtpEmulator> {
  const server = await startSmtp(refuse);
  servers.push(server);
  return server;
}

test('DEC-104 a mail goes out with sender, recipient, and both forms of its body', async () => {
  const { url, heard } = await mailServer();
  await smtpMailer({ url, from }).send(mail);
  expect(heard).toContain('MAIL FROM:<post@nordvarde.example>');
  expect(heard).toContain('RCPT TO:<kari@example.no>');
  const message = heard.join('\n');
  expect(message).toContain('Message-ID: <mail-7@nordvarde.example>');
  expect(message).toContain('Auto-Submitted: auto-generated');
  expect(message).toContain('Content-Type: text/plain');
  expect(message).toContain('Content-Type: text/html');
  expect(message).toContain('<p>Hei, Kari</p>');
  expect(message).toContain('\n..\n');
});

test('RFC 8058 a mail that can be ended says so to the mail program; one that cannot says nothing', async () => {
  const listHeaders = async (unsubscribeUrl: string | null) => {
    const { url, heard } = await mailServer();
    await smtpMailer({ url, from }).send({ ...mail, unsubscribeUrl });
    const unfolded = heard.join('\n').replaceAll(/\n[ \t]+/g, ' ');
    return unfolded.split('\n').filter((line) => line.startsWith('List-'));
  };
  const page = `butikk.example/varsel/avslutt/${'a'.repeat(43)}`;
  expect(await listHeaders(null)).toEqual([]);
  expect(await listHeaders(`https://${page}`)).toEqual([
    `List-Unsubscribe: <https://${page}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ]);
  expect(await listHeaders(`http://${page}`)).toEqual([`List-Unsubscribe: <http://${page}>`]);
});

test('a server that refuses the recipient fails the mail, with its answer', async () => {
  const { url } = await mailServer({ RCPT: '550 no such user' });
  await expect(smtpMailer({ url, from }).send(mail)).rejects.toThrow('550 no such user');
});

test('R37 a password is never sent in the clear', async () => {
  const { url, heard } = await mailServer();
  const withUser = url.replace('smtp://', 'smtp://butikk:hemmelig@');
  await expect(smtpMailer({ url: withUser, from }).send(mail)).rejects.toThrow();
  expect(heard.filter((line) => /^(AUTH|MAIL)/.test(line))).toEqual([]);
});

test('R35 nothing in a name or subject makes another header', async () => {
  const { url, heard } = await mailServer();
  await smtpMailer({ url, from }).send({ ...mail, subject: 'Hei\r\nBcc: alle@example.no' });
  expect(heard.filter((line) => line.startsWith('Bcc'))).toEqual([]);
  await smtpMailer({ url, from })
    .send({ ...mail, recipient: 'a@example.no>\r\nRCPT TO:<x@example.no' })
    .catch(() => {});
  expect(heard.filter((line) => line.startsWith('RCPT TO:<x@'))).toEqual([]);
});

test('a server that is not there is an error, not a hang', async () => {
  await expect(smtpMailer({ url: 'smtp://127.0.0.1:1', from }).send(mail)).rejects.toThrow();
});
