/** What stands around every screen: titles, the header's links, the modal and words used by several features. */
export const frameText = {
  /** UI-36 */
  skipLink: 'Gå til innhold',
  documentTitle: (page: string, chain: string) => `${page} – ${chain}`,
  logo: (chain: string) => `${chain} – til forsiden`,
  /** TXT-82 */
  myPage: 'Min side',
  logIn: 'Logg inn',
  favourites: 'Favoritter',
  cart: (count: number) => (count === 1 ? 'Handlekurv, 1 vare' : `Handlekurv, ${count} varer`),
  yourShop: 'Din butikk',
  chooseYourShop: 'Velg din butikk',
  /** The second line under 'Din butikk' in the header. */
  yourShopState: (shop: string, state: string) => `${shop} · ${state}`,
  /** TXT-111 */
  close: 'Lukk',
  /** UI-47 */
  privacyTitle: 'Personvern',
  /** TXT-110 */
  readAboutPrivacy: 'Les om personvern',
  loading: 'Laster …',
  sending: 'Sender …',
  optional: 'valgfritt',
  opensInNewTab: 'åpnes i ny fane',
  offline: 'Du er uten nett. Handlekurven ligger trygt på denne enheten.',
  serverErrorTitle: 'Noe gikk galt hos oss',
  serverErrorText: 'Feilen er vår. Prøv igjen om litt.',
  tryAgain: 'Prøv igjen',
} as const;
