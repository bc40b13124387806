/** `rating` is formatted with a decimal comma: '4,6'. */
export const reviewsText = {
  heading: 'Omtaler',
  count: (n: number) => (n === 1 ? '1 omtale' : `${n} omtaler`),
  stars: (rating: string) => `${rating} av 5 stjerner`,
  starRow: (stars: number, n: number) => (n === 1 ? `${stars} stjerner: 1 omtale` : `${stars} stjerner: ${n} omtaler`),
  /** TXT-99 */
  none: 'Ingen omtaler ennå',
  /** TXT-93 */
  write: 'Skriv omtale',
  /** TXT-94 */
  thanks: 'Takk for omtalen!',
  thanksHelp: 'Den vises når den er godkjent.',
  /** TXT-95 */
  awaitingApproval: 'Venter på godkjenning',
  fit: {
    heading: 'Passform',
    question: 'Hvordan er størrelsen?',
    small: 'Liten i størrelsen',
    true: 'Normal i størrelsen',
    large: 'Stor i størrelsen',
    skip: 'Vet ikke',
    /** 'Liten i størrelsen: 68 % av 41 svar' */
    advice: (verdict: string, percent: number, answers: number) => `${verdict}: ${percent}\u00a0% av ${answers} svar`,
  },
  form: {
    rating: 'Hvor mange stjerner?',
    content: 'Hva synes du?',
    contentHelp: 'Skriv hva du har brukt den til, og hvordan det gikk.',
    sizeColor: 'Størrelse og farge du kjøpte',
    anonymous: 'Vis meg som anonym',
    ratingMissing: 'Velg antall stjerner',
    contentTooShort: 'Skriv minst tre tegn',
    contentTooLong: 'Omtalen kan ha høyst 2000 tegn',
  },
  anonymous: 'Anonym',
  verifiedPurchase: 'Bekreftet kjøp',
  /** The demo's invented reviews are marked: passing them off as customers' would be unlawful. */
  demo: 'Eksempelomtale',
  reply: 'Svar fra butikken',
  showAll: (n: number) => `Vis alle ${n} omtaler`,
  about:
    'Bare innloggede kunder kan skrive omtale. «Bekreftet kjøp» betyr at varen finnes i kundens historikk hos oss. Vi sletter ikke omtaler fordi de er kritiske.',
} as const;
