/** What every mail shares. The layout puts these around the paragraphs of content/nb/mail. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** At the foot: how not to get such a mail again. */
  readonly ending?: { readonly label: string; readonly url: string };
}

export const mailText = {
  greeting: (name: string) => (name.trim() === '' ? 'Hei,' : `Hei, ${name}`),
  signature: (chain: string) => `Hilsen ${chain}`,
  /** Under the button, for readers that show no buttons. */
  linkHelp: 'Virker ikke knappen? Kopier denne lenken inn i nettleseren:',
  seller: (company: string, orgNo: string, address: string) => `${company}, org.nr. ${orgNo}, ${address}`,
  help: (email: string) => `Spørsmål? Svar på denne e-posten eller skriv til ${email}.`,
  demoNotice: 'Sendt fra en demobutikk. Ingenting blir levert, og ingen penger trekkes.',
  table: {
    article: 'Vare',
    count: 'Antall',
    price: 'Pris',
    goods: 'Sum varer',
    discount: 'Rabatt',
    freight: 'Frakt',
    total: 'Totalt',
    vat: (percent: number) => `Hvorav mva. ${percent}\u00a0%`,
    net: 'Netto',
    goodsBack: 'Varer tilbake',
    deducted: 'Trekk for bruk',
    refund: 'Du får tilbake',
  },
} as const;
