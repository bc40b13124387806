/** Fixed words of the front page; hero and banners are data (DEC-20). */
export const homeText = {
  title: 'Forside',
  gridLabel: 'Aktuelt',
  /** Where the chain has written no front page yet. */
  lead: 'Se hva butikken din har inne, og hent det når det passer.',
  toShops: 'Finn butikk',
  shopSearch: {
    heading: 'Hva har butikken din inne?',
    postcode: 'Postnummer',
    find: 'Finn',
  },
  bestsellers: 'Mest hentet denne uken',
  allBestsellers: 'Se alle bestselgere',
  bestseller: 'Bestselger',
  ownBrandArticles: 'Våre egne merker',
  /** Where the chain has no words of its own (docs/brands.md). */
  why: {
    heading: 'Slik handler du',
    text: 'Varene står i butikkene våre. Her ser du hvor, og hvor mange det er igjen.',
    steps: [
      {
        mark: '1',
        title: 'Finn varen',
        text: 'Skriv postnummeret ditt, så ser du hvilken butikk som har størrelsen din.',
      },
      { mark: '2', title: 'Reserver eller betal', text: 'En reservasjon er gratis og binder deg ikke.' },
      { mark: '3', title: 'Hent, eller få det sendt', text: 'Du får beskjed når alt er klart.' },
    ],
    pictureAlt: '',
  },
} as const;
