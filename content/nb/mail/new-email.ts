import type { MailText } from '../mail.ts';

/** To the address the account has, while the new one waits: nobody takes an account over unseen. */
export function newEmailAskedMail(mail: { chain: string; help: string; url: string }): MailText {
  return {
    subject: `Ny e-postadresse på kontoen din hos ${mail.chain}`,
    paragraphs: [
      'Noen som har passordet ditt, har bedt om å bytte e-postadressen på kontoen. Den nye gjelder først når den er bekreftet. Fram til da bruker vi denne. Andre steder du var innlogget, er logget ut.',
      'Var det deg, trenger du ikke gjøre noe her.',
      `Var det ikke deg, lager du nytt passord med en gang. Da stopper byttet, og alle logges ut. Er adressen alt byttet, skriver du til ${mail.help}.`,
    ],
    action: { label: 'Lag nytt passord', url: mail.url },
  };
}

/** To the one whose address somebody wanted on another account. The one who asked is not told that it is taken (R32). */
export function addressInUseMail(mail: { chain: string; url: string }): MailText {
  return {
    subject: `E-postadressen din er alt i bruk hos ${mail.chain}`,
    paragraphs: [
      `Noen, kanskje du, ville bruke denne adressen på en annen konto hos ${mail.chain}. Den hører til kontoen din, så ingenting er endret.`,
      'Var det deg, logger du inn med denne adressen. Vil du bruke den på den andre kontoen, må du først bytte adresse på denne eller slette den.',
      'Var det ikke deg, trenger du ikke gjøre noe.',
    ],
    action: { label: 'Logg inn', url: mail.url },
  };
}
