import type { Mailer } from '#server/ports/mail.ts';
import { mimeMessage, type Sender } from './mime-message.ts';
import { SmtpConnection, type SmtpServer } from './smtp-connection.ts';

export interface SmtpMailerParts {
  /** smtp://user:password@host:587 or smtps://… */
  readonly url: string;
  readonly from: () => Sender;
  readonly now: () => number;
}

/** One connection for one mail: a shop sends few, and a mail that fails takes no other with it. */
export function smtpMailer({ url, from, now }: SmtpMailerParts): Mailer {
  const server = smtpServer(url);
  return {
    send: async (mail) => {
      const sender = from();
      const message = mimeMessage(mail, sender, new Date(now()));
      const connection = await SmtpConnection.open(server);
      try {
        await greet(connection, server);
        await connection.say(`MAIL FROM:<${sender.address}>`, 250);
        await connection.say(`RCPT TO:<${mail.recipient}>`, 250);
        await connection.say('DATA', 354);
        // A line that is one dot would end the mail early (RFC 5321, 4.5.2).
        await connection.say(`${message.replaceAll(/^\./gm, '..')}.`, 250);
        await connection.say('QUIT', 221).catch(() => []);
      } finally {
        connection.close();
      }
    },
  };
}

async function greet(connection: SmtpConnection, { secure, user, password }: SmtpServer): Promise<void> {
  let offered = await connection.say('EHLO localhost', 250);
  if (!secure && offers(offered, 'STARTTLS')) {
    await connection.startTls();
    offered = await connection.say('EHLO localhost', 250);
  } else if (!secure && user !== null) {
    throw new Error('The mail server offers no encryption; the password is not sent in the clear');
  }
  if (user === null) return;
  if (!offers(offered, 'AUTH')) throw new Error('The mail server takes no login');
  await connection.say(`AUTH PLAIN ${Buffer.from(`\0${user}\0${password}`).toString('base64')}`, 235);
}

function offers(lines: readonly string[], word: string): boolean {
  return lines.some((line) => line.toUpperCase().split(' ')[0] === word);
}

function smtpServer(text: string): SmtpServer {
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    user: url.username === '' ? null : decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
}
