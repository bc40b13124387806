/** Article lists: header, cards and the button below. */
export const listText = {
  sortLabel: 'Sorter etter',
  sort: {
    bestseller: 'Bestselger',
    price: 'Pris',
    name: 'Navn',
  },
  /** Orders that are a list's own, until another is chosen (DEC-18, DEC-56). */
  ownOrder: { relevance: 'Relevans', given: 'Som valgt ut' },
  reverseNowAscending: 'Snu rekkefølgen, nå stigende',
  reverseNowDescending: 'Snu rekkefølgen, nå synkende',
  /** TXT-04, under every list with more pages */
  showMore: 'Vis flere',
  /** On the tile among the cards that leads to something to read. */
  readGuide: (minutes: number) => (minutes === 1 ? 'Les guiden, 1 minutt' : `Les guiden, ${minutes} minutter`),
  empty: 'Ingen artikler funnet',
  emptyWithFilter: 'Fjern et valg i filteret, så kommer det flere.',
  emptyHelp: 'Prøv færre ord, eller se hva som står i butikkene akkurat nå.',
  count: (n: number) => (n === 1 ? '1 vare' : `${n} varer`),
  seen: (shown: number, total: number) => `Du har sett ${shown} av ${total} varer`,
  loadFailed: 'Vi fikk ikke hentet varene.',
  toBestsellers: 'Se bestselgerne',
  /** Name of the row of links to the levels below. */
  shortcuts: 'Snarveier',
  description: (title: string, chain: string) => `${title} hos ${chain}. Se pris og lager i butikken nær deg.`,
  card: {
    before: 'før',
    colors: (n: number) => (n === 1 ? '1 farge' : `${n} farger`),
    moreColors: (n: number) => `+${n}`,
    offer: 'Tilbud',
    clubPrice: 'Klubbpris',
    onlyCollect: 'Kun henting i butikk',
    /** '−35 %', with a real minus and a no-break space. */
    percentOff: (percent: number) => `−${percent}\u00a0%`,
  },
  /** The stack glyph never stands without words: say count and shop. */
  stock: {
    label: 'Lagerstatus:',
    inShop: (qty: number, shop: string) => `${qty} i ${shop}`,
    lastInShop: (shop: string) => `Siste i ${shop}`,
    lastFewInShop: (qty: number, shop: string) => `Siste ${qty} i ${shop}`,
    notInShop: (shop: string) => `Ikke i ${shop}`,
    inSize: (size: string) => `str. ${size}`,
    onlyOnline: 'Kan sendes hjem',
    none: 'Ikke på lager',
  },
  productLinesTitle: 'Merker',
  productLinesLead: 'Alle merkene vi fører, i alfabetisk rekkefølge.',
  colorsTitle: 'Farger',
  colorsLead: 'Velg en farge og se alt vi har i den.',
  selectionTitle: 'Utvalgte varer',
  bestsellersTitle: 'Bestselgere',
  bestsellersLead: 'Det som går fortest, øverst først.',
  recentlySeenTitle: 'Sist sett',
} as const;
