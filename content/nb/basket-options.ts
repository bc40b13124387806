/** What is offered where no shop holds the whole cart, and what was set aside for a second shop. */
export const basketOptionsText = {
  heading: 'Slik kan du likevel få alt',
  twoShops: {
    title: 'Hent i to butikker',
    goods: (n: number, shop: string) => (n === 1 ? `1 vare i ${shop}` : `${n} varer i ${shop}`),
    take: (first: string, second: string) => `Hent i ${first} og ${second}`,
    help: 'Vi tar én butikk om gangen. Resten venter til den første er bestilt.',
  },
  swap: {
    title: 'Bytt og hent alt på ett sted',
    in: (shop: string) => `Alt i ${shop}`,
    /** 'Vidda skalljakke: M blir L' */
    change: (name: string, from: string, to: string) => `${name}: ${from} blir ${to}`,
    take: (shop: string) => `Bytt og hent i ${shop}`,
  },
  deliver: {
    title: 'Få alt sendt hjem',
    take: 'Velg hjemlevering',
  },
  price: (amount: string) => `Frakt ${amount}`,
  free: 'Gratis',
  rest: {
    title: (shop: string) => `Resten hentes i ${shop}`,
    waiting: (shop: string) => `Resten i ${shop} venter til du har bestilt dette.`,
    help: 'Varene er satt til side på denne enheten, men ikke reservert ennå.',
    order: (shop: string) => `Bestill resten i ${shop}`,
    putBack: 'Legg tilbake i handlekurven',
    forget: 'Fjern',
  },
} as const;
