/** The product page (DEC-39). */
export const articleText = {
  addToCart: 'Legg i handlekurv',
  soldOut: 'Utsolgt',
  /** TXT-14: label of the select and its error text */
  chooseSize: 'Velg størrelse',
  /** TXT-15: label of the select and its error text */
  chooseColor: 'Velg farge',
  added: (name: string) => `${name} ligger i handlekurven`,
  /** Accessible name of a size or colour nobody has. */
  optionSoldOut: (option: string) => `${option}, utsolgt`,
  sizeGuide: 'Størrelsesguide',
  size: 'Størrelse',
  color: 'Farge',
  articleNo: (articleNo: string) => `Art.nr. ${articleNo}`,
  gallery: 'Bilder av varen',
  noPicture: 'Bildet kommer',
  /** Of a picture without words of its own. */
  inColor: (name: string, color: string) => `${name} i fargen ${color}`,
  seen: {
    back: (what: string) => `${what}, sett bakfra`,
    detail: (what: string) => `${what}, på nært hold`,
    other: (what: string, n: number) => `${what}, bilde ${n}`,
  },
  /** Over the struck price on a tag. */
  beforeLabel: 'før',
  before: (amount: string) => `før ${amount}`,
  beforeHelp: 'Førprisen er den laveste prisen de siste 30 dagene før kampanjen.',
  priceUntil: (day: string) => `Prisen gjelder til og med ${day}`,
  onlyCollect: 'Kan bare hentes i butikk',
  onlyReserve: 'Kan bare reserveres og betales i butikk',
  limit: (n: number) => `Maks ${n} stk. per bestilling`,
  guarantee: '5 års garanti for klubbmedlemmer',
  openPurchase: '60 dagers åpent kjøp, bytt i alle butikker',
  way: 'Hvordan vil du få varen?',
  collect: 'Hent i butikk',
  collectHelp: 'Gratis, ofte klar samme dag',
  deliver: 'Hjemlevering',
  deliverHelp: (price: string) => `Fra ${price}, 2–5 virkedager`,
  deliverHeading: 'Sendes hjem til deg',
  stock: {
    onHand: (qty: number) => `${qty} på lager`,
    /** Before a size is picked: 'M, L på lager'. */
    sizesOnHand: (sizes: readonly string[]) => {
      const named = sizes.filter((size) => size !== '');
      return named.length === 0 ? 'På lager' : `${named.join(', ')} på lager`;
    },
    heading: 'Lager i butikkene',
    /** `place` is a postcode, or the name of the shopper's own shop. */
    near: (place: string) => `Lager nær ${place}`,
    nearYou: 'Lager nær deg',
    yourPlace: 'der du er',
    allShops: 'Alle butikker',
    inAllShops: (n: number) => (n === 1 ? 'På lager i én butikk' : `På lager i ${n} butikker`),
    sortedFrom: (place: string) => `sortert etter avstand fra ${place}`,
    showAll: (n: number) => `Vis alle ${n} butikkene`,
    chooseShop: 'Hvor vil du hente varen?',
    /** `day` is 'i dag', 'i morgen', 'mandag' or 'mandag 5. januar'. */
    ready: (day: string, time: string) => `klar ${day} ca. ${time}`,
    onlyOnline: 'Ikke i butikk nå. Kan sendes hjem.',
    notHere: 'Ikke på lager nå',
    enterPostcode: 'Skriv postnummeret ditt, så står den nærmeste butikken øverst.',
  },
  sections: {
    description: 'Beskrivelse',
    techDescription: 'Egenskaper og materiale',
    nutrientContent: 'Næringsinnhold',
    care: 'Vask og stell',
  },
  careGuides: 'Les hvordan du tar vare på plagget',
  /** `fit` is a verdict of reviews.ts. */
  fitHint: (fit: string) => `Kundene sier: ${fit.toLowerCase()}`,
  /** What was picked, on the buy bar: 'Fjordblå, str. M'. */
  picked: (color: string, size: string) =>
    [color, size === '' ? '' : `str. ${size}`].filter((part) => part !== '').join(', '),
  per: (amount: string) => `Per ${amount}`,
  related: 'Lignende varer',
  /** Where the size that was picked is gone. */
  similarInSize: (size: string) => (size === '' ? 'Lignende nær deg' : `Lignende i str. ${size} nær deg`),
  featured: 'Utvalgt',
} as const;
