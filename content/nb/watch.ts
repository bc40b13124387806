/** 'Si fra': on the article page, behind the links of the mails, and on 'Min side'. */
export const watchText = {
  button: 'Si fra når den kommer',
  priceButton: 'Si fra når prisen går ned',
  /** Instead of the button, where the goods are a lot that is not made again. */
  oneOffLot: 'Partivare: kommer trolig ikke tilbake',
  notIn: (choice: string, shop: string) => (choice === '' ? `Ikke i ${shop} nå` : `${choice} er ikke i ${shop} nå`),
  notAnywhere: (choice: string) => (choice === '' ? 'Utsolgt overalt nå' : `${choice} er utsolgt overalt nå`),
  where: 'Hvor skal den komme?',
  inShop: (shop: string) => `I ${shop}`,
  anywhere: 'Hvor som helst',
  explain: 'Du får én e-post når det skjer. Så sletter vi adressen.',
  email: 'E-post',
  send: 'Si fra til meg',
  cancel: 'Avbryt',
  sending: 'Et øyeblikk …',
  done: 'Vi sier fra på e-post.',
  /** The same for every guest, whatever is known of the address. */
  confirm: 'Sjekk e-posten din og bekreft der. Har du bekreftet før, trenger du ikke gjøre noe.',
  inStockNow: 'Den er på lager nå',
  confirmPage: {
    title: 'Si fra',
    stock: (name: string) => `Takk! Vi sier fra når ${name} kommer.`,
    price: (name: string) => `Takk! Vi sier fra når prisen på ${name} går ned.`,
    help: 'Du får én e-post. Så sletter vi adressen.',
    toArticle: 'Til varen',
  },
  endPage: {
    title: 'Avslutt varsler',
    lead: 'Da får du ingen flere e-poster om varene du har bedt oss si fra om, og vi sletter adressen.',
    button: 'Avslutt',
    done: 'Varselet er avsluttet, og adressen er slettet.',
  },
  list: {
    title: 'Varsler',
    lead: 'Vi sender én e-post når det skjer. Så forsvinner varselet herfra.',
    empty: 'Du har ikke bedt oss si fra om noe.',
    emptyHelp: 'Er størrelsen din utsolgt, kan du be om det på varesiden.',
    stock: (place: string | null) =>
      place === null ? 'Når den kommer, uansett butikk' : `Når den kommer til ${place}`,
    price: (price: string) => `Når den koster mindre enn ${price}`,
    unconfirmed: 'Venter på at du bekrefter i e-posten',
    gone: 'En vare vi ikke viser lenger',
    end: 'Avslutt',
    endOf: (name: string) => `Avslutt varsel om ${name}`,
    ended: 'Varselet er avsluttet',
  },
} as const;
