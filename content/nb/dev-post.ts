/** /dev/post: the mails and text messages of a shop that is tried out. */
export const devPostText = {
  title: 'Utboks',
  lead: 'E-postene og SMS-ene denne butikken ville ha sendt, de nyeste øverst. Ingen tjener er satt opp for dem (SMTP_URL, SMS_URL).',
  none: 'Ingen e-poster ennå.',
  sms: 'SMS',
  segments: (segments: number, signs: number) =>
    `${signs} tegn, ${segments === 1 ? '1 melding' : `${segments} meldinger`}`,
  to: (recipient: string, when: string) => `Til ${recipient}, ${when}`,
  when: (date: string, time: string) => `${date} kl. ${time}`,
  asSent: 'Se den slik mottakeren ser den',
} as const;
