/** The cart modal; 'inkl. pant' is in article.ts, alerts at a limit are in errors.ts. */
export const cartText = {
  title: 'Min Handlekurv',
  empty: 'Handlekurven er tom',
  emptyHelp: 'Alt du legger her, kan hentes i butikk eller sendes hjem.',
  emptyHelpWithShop: (shop: string) => `Alt du legger her, kan hentes i ${shop} så lenge butikken har det.`,
  seeWeeklyAd: 'Se ukens annonse',
  toCheckout: 'Til kassen',
  logIn: 'Logg inn',
  register: 'Registrer deg',
  logInHelp: (hasGuarantee: boolean) =>
    hasGuarantee ? 'Klubbmedlemmer får 5 års garanti på kjøpet.' : 'Klubbmedlemmer får klubbpris.',
  lines: 'Varer i handlekurven',
  more: (name: string) => `Én til av ${name}`,
  fewer: (name: string) => `Én færre av ${name}`,
  remove: (name: string) => `Fjern ${name}`,
  /** The last removal can be undone while the cart is open. */
  removed: (name: string) => `${name} er tatt ut`,
  undo: 'Angre',
  count: (n: number) => `${n} stk.`,
  each: (amount: string) => `${amount} per stk.`,
  /** Why plus is closed (DEC-75). */
  repriced: (before: string) => `Ny pris. Den var ${before} da du la varen i kurven.`,
  atLimit: (n: number) => `Maks ${n} stk.`,
  atStock: 'Ikke flere på lager',
  readyIn: (shop: string) => `Alt kan hentes i ${shop}`,
  /** Before a discount. */
  goods: 'Sum varer',
  total: 'Sum',
  discount: 'Rabatt',
  freightLater: 'Frakt regnes ut i kassen. Henting i butikk er gratis.',
  promo: {
    title: 'Rabattkode',
    field: 'Skriv inn koden',
    apply: 'Bruk',
    remove: 'Fjern rabatt',
    active: (code: string, discount: string) => `${code} gir ${discount}`,
    /** DEC-78: '-20 %' or '-100,00 kr'; the value comes formatted. */
    label: (value: string) => `-${value}`,
    help: 'Én kode om gangen. Summen blir aldri lavere enn panten.',
  },
} as const;
