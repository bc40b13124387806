import type { MailText } from '../mail.ts';

/** To the account's own address: the link logs in once, and links the account in the browser where Vipps was used. */
export function identityLinkMail({ chain, url }: { chain: string; url: string }): MailText {
  return {
    subject: `Koble Vipps til kontoen din hos ${chain}`,
    paragraphs: [
      `Noen har logget inn med Vipps hos ${chain} med e-postadressen eller telefonnummeret ditt, og du har en konto fra før.`,
      'Var det deg? Åpne knappen under i den samme nettleseren, så logger du inn og kontoen kobles til Vipps. Den virker én gang, i en halv time.',
      'Var det ikke deg, trenger du ikke gjøre noe. Ingenting er koblet, og ingen har kommet inn på kontoen.',
    ],
    action: { label: 'Logg inn og koble til Vipps', url },
  };
}
