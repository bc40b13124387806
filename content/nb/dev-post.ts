/** /dev/post: the mails of a shop that is tried out. */
export const devPostText = {
  title: 'Utboks',
  lead: 'E-postene denne butikken ville ha sendt, de nyeste øverst. Ingen e-posttjener er satt opp (SMTP_URL).',
  none: 'Ingen e-poster ennå.',
  to: (recipient: string, when: string) => `Til ${recipient}, ${when}`,
  when: (date: string, time: string) => `${date} kl. ${time}`,
  asSent: 'Se den slik mottakeren ser den',
} as const;
