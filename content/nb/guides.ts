import type { Band, Layer } from '#domain/guide/dress-for.ts';
import type { GoodsKind } from '#domain/guide/goods-kinds.ts';

/** What each thing is called, and why one needs it. */
export const guideKinds: Readonly<Record<GoodsKind, { readonly name: string; readonly why: string }>> = {
  'wool-set': { name: 'Ullsett', why: 'Det ene er alltid i vasken.' },
  'wool-top-thin': { name: 'Tynn ulltrøye', why: 'Tynn ull holder når barnet er i fart.' },
  'wool-top-thick': { name: 'Tykk ulltrøye', why: 'Den tykkeste ulla, tett på kroppen.' },
  'wool-longs': { name: 'Ullongs', why: 'Beina fryser også.' },
  't-shirt': { name: 'T-skjorte', why: 'Mer trengs ikke innerst.' },
  shorts: { name: 'Shorts', why: 'Knærne tåler det.' },
  fleece: { name: 'Fleece- eller ulljakke', why: 'Laget dere tar av og på.' },
  'warm-middle': { name: 'Ull- eller fleecedress', why: 'Varm luft hele veien rundt.' },
  softshell: { name: 'Softshell', why: 'Stopper vinden og puster.' },
  'rain-jacket': { name: 'Regnjakke', why: 'Lett å ha i sekken.' },
  'rain-set': { name: 'Regntøy', why: 'Vått gress teller som regn.' },
  'lined-rain-set': { name: 'Regntøy', why: 'Fôret, eller med ull under, i slaps.' },
  'park-suit': { name: 'Parkdress eller vinterdress', why: 'Parkdress om høsten, vinterdress fra første frost.' },
  'winter-suit': { name: 'Vinterdress', why: 'Med plass til lagene under.' },
  'rubber-boots': { name: 'Gummistøvler', why: 'Med plass til ullsokk fra oktober.' },
  'lined-boots': { name: 'Gummistøvler', why: 'Helst med fôr når det er slaps.' },
  'winter-boots': { name: 'Vinterstøvler', why: 'Med plass til å bevege tærne.' },
  trainers: { name: 'Joggesko', why: 'Tørre sko på tørre dager.' },
  'indoor-shoes': { name: 'Innesko', why: 'Med såle som ikke glir.' },
  'wool-socks': { name: 'Ullsokker', why: 'Våte sokker er kalde sokker.' },
  'waterproof-mittens': { name: 'Votter', why: 'Helst vanntette, utenpå ermet.' },
  mittens: { name: 'Votter', why: 'To til vått, to til tørt. Votter forsvinner.' },
  hat: { name: 'Lue', why: 'Tynn til høst, tykk til vinter.' },
  cap: { name: 'Caps', why: 'Skygge for øynene.' },
  neck: { name: 'Hals', why: 'Tryggere enn skjerf i lek.' },
  'spare-trousers': { name: 'Skift: bukse', why: 'I posen på hylla.' },
  'spare-sweater': { name: 'Skift: genser', why: 'I posen på hylla.' },
};

/** Both shoppable guides. */
export const guideText = {
  size: 'Hvor gammelt er barnet?',
  /** '1 ½' for a year and a half. */
  years: (years: number) => (Number.isInteger(years) ? `${years} år` : `${Math.floor(years)}½ år`),
  sizeName: (size: number) => `str. ${size}`,
  sizeHelp: (size: number, shoe: number) =>
    `Barn på denne alderen bruker ofte str. ${size} i klær og ${shoe} i sko. Dress og regntøy tar vi én størrelse opp.`,
  inSize: (size: string) => (size === '' ? '' : `str. ${size}`),
  pieces: (n: number) => `${n} stk.`,
  noneInSize: 'Vi har ikke noe som passer i denne størrelsen nå.',
  swap: (n: number) => (n === 1 ? 'Bytt, 1 annen' : `Bytt, ${n} andre`),
  swapLegend: (kind: string) => `Velg ${kind.toLowerCase()}`,
  someInShop: (there: number, wanted: number, shop: string) => `${there} av ${wanted} i ${shop}`,
  show: 'Vis',
  loadFailed: 'Vi fikk ikke hentet lagerstatus. Last siden på nytt, eller åpne varene én for én.',
} as const;

/** The kit on the page about the start of kindergarten (CONTENT-12). */
export const kitText = {
  id: 'pakk',
  title: 'Pakk for barnet ditt',
  lead: 'Velg alder, kryss av det dere har, og hent resten på ett sted.',
  list: 'Pakkelista',
  have: 'Har vi',
  summary: 'Deres pakke',
  shop: 'Hvor vil dere hente?',
  place: 'Skriv postnummeret ditt, så finner vi den nærmeste butikken med hele pakken.',
  hasAll: 'Har hele pakken',
  lacks: (things: readonly string[]) => `Mangler ${inWords(things)}`,
  /** When most is missing a number says it better. */
  lacksMany: (n: number) => `Mangler ${n} av tingene`,
  otherShops: 'Annen butikk',
  choose: 'Velg …',
  sum: (pieces: number) => (pieces === 1 ? 'Sum, 1 vare' : `Sum, ${pieces} varer`),
  add: 'Legg hele pakken i handlekurven',
  addHeld: 'Legg det butikken har i handlekurven',
  chooseShopFirst: 'Velg butikk først',
  nothingToAdd: 'Ingenting å legge i kurven',
  leftOut: (shop: string, things: readonly string[]) =>
    `${shop} mangler ${inWords(things)}. Det blir ikke lagt i kurven.`,
  added: (n: number, shop: string) =>
    n === 1
      ? `1 vare ligger i handlekurven, til henting i ${shop}.`
      : `${n} varer ligger i handlekurven, til henting i ${shop}.`,
  /** `pieces` of `name` are not there after all. */
  notAdded: (name: string, pieces: number) => `${name} (${pieces} stk.) ble ikke lagt i.`,
  alreadyThere: 'Pakken ligger allerede i handlekurven, med så mange som butikken har.',
  failed: 'Vi fikk ikke lagt pakken i handlekurven. Prøv igjen om litt.',
  oneFailed: 'Vi fikk ikke lagt varen i handlekurven. Prøv igjen om litt.',
  payLater: 'Reserver gratis og betal når dere henter. Det som ikke passer, lar dere ligge.',
} as const;

/** The weather on the page about dressing children (CONTENT-13). */
export const dressText = {
  id: 'vaer',
  title: 'Hva skal de ha på i dag?',
  lead: 'Si hvordan det er ute, så kler vi på, lag for lag.',
  form: 'Været ute',
  temperature: 'Temperatur',
  degrees: (degrees: number) => `${degrees < 0 ? '−' : ''}${Math.abs(degrees)} °C`,
  typed: 'Grader',
  wrongDegrees: (coldest: number, warmest: number) => `Skriv et tall fra ${coldest} til ${warmest}`,
  ground: 'Tørt eller vått?',
  dry: 'Tørt',
  wet: 'Vått',
  windy: 'Det blåser',
  still: 'Barnet sitter stille i vogn eller pulk',
  bands: {
    warm: 'Over 15 °C',
    mild: '5 til 15 °C',
    cool: '−5 til 5 °C',
    cold: 'Under −5 °C',
  } satisfies Record<Band, string>,
  /** When wind or stillness makes it feel colder than it is. */
  asIf: (band: string) =>
    `Kle på som om gradestokken viste ${band.charAt(0).toLowerCase()}${band.slice(1)}. Vind og stillesitting kjøler.`,
  picture: (worn: readonly string[]) => `Barnet har på seg ${inWords(worn)}.`,
  layers: {
    inner: { name: 'Innerst', help: 'Tett på kroppen.' },
    middle: { name: 'Mellomlag', help: 'Luft som varmer.' },
    outer: { name: 'Ytterst', help: 'Stopper vind og vann.' },
    hands: { name: 'Hender', help: 'Lange mansjetter utenpå ermet.' },
    feet: { name: 'Føtter', help: 'Tørre, med plass til tærne.' },
    head: { name: 'Hode', help: 'Det meste av kulda kommer inn ved halsen.' },
  } satisfies Record<Layer, { name: string; help: string }>,
  bare: {
    inner: '',
    middle: 'Ingenting. Er det mildt, dropper dere dette laget.',
    outer: '',
    hands: 'Bare hender holder.',
    feet: '',
    head: '',
  } satisfies Record<Layer, string>,
  add: 'Legg i handlekurv',
} as const;

/** 'ullsett, votter og lue' */
function inWords(things: readonly string[]): string {
  const names = things.map((thing) => thing.charAt(0).toLowerCase() + thing.slice(1));
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} og ${last}`;
}
