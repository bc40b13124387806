/** Fixed words of the front page; hero and banners are data (DEC-20). */
export const homeText = {
  title: 'Forside',
  gridLabel: 'Aktuelt',
  shopSearch: {
    heading: 'Hva har butikken din inne?',
    postcode: 'Postnummer',
    find: 'Finn',
  },
  bestsellers: 'Mest hentet denne uken',
  allBestsellers: 'Se alle bestselgere',
  bestseller: 'Bestselger',
  ownBrandArticles: 'Våre egne merker',
  why: {
    heading: 'Hvorfor så lav pris?',
    text: 'Vi bygger butikkene av paller. Varene går rett fra lastebilen til gulvet, og du slipper å betale for innredning.',
    steps: [
      { mark: '1', title: 'Rett på pallen', text: 'Ingen hyller å skru, ingen lager å leie.' },
      { mark: '2', title: 'Klikk, så hent', text: 'Du ser antallet i din butikk før du drar.' },
      { mark: '5', title: 'år garanti i klubben', text: 'Gratis medlemskap, og vi finner kjøpet uten kvittering.' },
    ],
    pictureAlt: 'En palle med stablede esker',
  },
} as const;
