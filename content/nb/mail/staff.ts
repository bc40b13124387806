import type { MailText } from '../mail.ts';

/** To somebody who is to work at the desk, or has lost their way in. */
export function staffInvitationMail(mail: { chain: string; role: string; url: string }): MailText {
  return {
    subject: `Du er invitert til kontoret hos ${mail.chain}`,
    paragraphs: [
      `Du er invitert til kontoret hos ${mail.chain} som ${mail.role}. Trykk på knappen og velg hvordan du vil logge inn.`,
      'Lenken virker én gang, i 48 timer.',
      'Ventet du ikke på denne, trenger du ikke gjøre noe.',
    ],
    action: { label: 'Kom i gang', url: mail.url },
  };
}

/** So that nobody signs in as somebody else unseen. */
export function staffNewBrowserMail(mail: { chain: string; device: string; at: string }): MailText {
  return {
    subject: `Ny innlogging på kontoret hos ${mail.chain}`,
    paragraphs: [
      `Noen logget inn på kontoret som deg fra en nettleser vi ikke har sett før${mail.device === '' ? '' : `: ${mail.device}`}, ${mail.at}.`,
      'Var det deg, trenger du ikke gjøre noe. Var det ikke deg, sier du fra til en administrator med en gang, så stenges tilgangen.',
    ],
  };
}
