/** `rating` is formatted with a decimal comma: '4,6'. */
export const reviewsText = {
  heading: 'Omtaler',
  starRow: (stars: number, n: number) =>
    `${stars === 1 ? '1 stjerne' : `${stars} stjerner`}: ${n === 1 ? '1 omtale' : `${n} omtaler`}`,
  none: 'Ingen omtaler ennå',
  write: 'Skriv omtale',
  thanks: 'Takk for omtalen!',
  thanksHelp: 'Den vises når den er godkjent.',
  awaitingApproval: 'Venter på godkjenning',
  fit: {
    heading: 'Passform',
    question: 'Hvordan er størrelsen?',
    small: 'Liten i størrelsen',
    true: 'Normal i størrelsen',
    large: 'Stor i størrelsen',
    skip: 'Vet ikke',
    scale: { small: 'Liten', true: 'Normal', large: 'Stor' },
    /** 'Liten: 68 % ville valgt en størrelse opp, 41 svar' */
    advice: {
      small: (percent: number, answers: number) =>
        `Liten: ${percent}\u00a0% ville valgt en størrelse opp, ${answers} svar`,
      true: (percent: number, answers: number) =>
        `Normal: ${percent}\u00a0% ville valgt samme størrelse igjen, ${answers} svar`,
      large: (percent: number, answers: number) =>
        `Stor: ${percent}\u00a0% ville valgt en størrelse ned, ${answers} svar`,
    },
  },
  sortLabel: 'Sorter omtalene',
  sort: { newest: 'Nyeste først', best: 'Høyest først', worst: 'Lavest først' },
  /** Accessible name of a histogram row that filters. */
  onlyStars: (stars: number) =>
    stars === 1 ? 'Vis bare omtaler med 1 stjerne' : `Vis bare omtaler med ${stars} stjerner`,
  sizeLabel: 'Størrelse kjøpt',
  everySize: 'Alle størrelser',
  colorLabel: 'Farge kjøpt',
  everyColor: 'Alle farger',
  /** An entry of the size and colour lists: 'M (4)'. */
  withCount: (name: string, n: number) => `${name} (${n})`,
  shown: (shown: number, total: number) => `Viser ${shown} av ${total} omtaler`,
  noneChosen: 'Ingen omtaler passer med det du har valgt.',
  showEvery: 'Vis alle omtaler',
  showMore: 'Vis flere',
  failed: 'Vi fikk ikke hentet omtalene. Prøv igjen.',
  form: {
    rating: 'Hvor mange stjerner?',
    content: 'Hva synes du?',
    contentHelp: 'Skriv hva du har brukt den til, og hvordan det gikk.',
    size: 'Størrelse du kjøpte',
    color: 'Farge du kjøpte',
    notSaid: 'Vil ikke si',
    anonymous: 'Vis meg som anonym',
    cancel: 'Avbryt',
    ratingMissing: 'Velg antall stjerner',
    contentTooShort: 'Skriv minst tre tegn',
    contentTooLong: 'Omtalen kan ha høyst 2000 tegn',
  },
  anonymous: 'Anonym',
  verifiedPurchase: 'Verifisert kjøp',
  /** The demo's invented reviews are marked: passing them off as customers' would be unlawful. */
  demo: 'Eksempelomtale',
  reply: 'Svar fra butikken',
  about:
    'Bare innloggede kunder kan skrive omtale. «Verifisert kjøp» betyr at varen finnes i kundens historikk hos oss. Vi sletter ikke omtaler fordi de er kritiske.',
} as const;
