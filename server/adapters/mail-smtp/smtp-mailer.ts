import type { Mailer } from '#server/ports/mail.ts';

export interface SmtpMailerParts {
  /** smtp://user:password@host:587 or smtps://… */
  readonly url: string;
  readonly from: () => { readonly name: string; readonly address: string };
}

const second = 1000;

/** Sends through the mail server of the shop. A connection for each mail: a shop sends few. */
export function smtpMailer({ url, from }: SmtpMailerParts): Mailer {
  const server = new URL(url);
  const secure = server.protocol === 'smtps:';
  const user = decodeURIComponent(server.username);
  const settings = {
    host: server.hostname,
    port: Number(server.port) || (secure ? 465 : 587),
    secure,
    // A password is never sent in the clear; without one STARTTLS is used where it is offered.
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(server.password) }, requireTLS: !secure }),
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 20 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    send: async ({ id, recipient, subject, text, html, unsubscribeUrl }) => {
      const sender = from();
      const host = sender.address.slice(sender.address.indexOf('@') + 1);
      // Loaded with the first mail: a process that sends none, or none yet, goes without.
      const { createTransport } = await import('nodemailer');
      await createTransport(settings).sendMail({
        from: sender,
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        messageId: `<mail-${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...wayOut(unsubscribeUrl) },
      });
    },
  };
}

/** The button of the mail program. With one press only where RFC 8058 allows it (server/http/one-click-unsubscribe.ts). */
function wayOut(url: string | null): Record<string, string> {
  if (url === null) return {};
  const oneClick = url.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
  return { 'List-Unsubscribe': `<${url}>`, ...oneClick };
}
