import type { CampaignKey } from './campaigns.ts';

/**
 * Articles made by hand: those the home pages show, as the design has drawn them, and those with names that are hard on a
 * shop (long ones, the same twice, digits alone, æ ø å). They come first and lead the bestsellers.
 */
export interface SignatureArticle {
  readonly key: string;
  readonly name: string;
  readonly groupId: number;
  readonly genderId: number;
  readonly lineId: number;
  readonly price: number;
  readonly popularity: number;
  /** Names of colours; the first is the one shown. */
  readonly colors: readonly string[];
  /** Second colour and seed of the drawing. */
  readonly accent?: string;
  readonly seed?: number;
  /** A campaign it is in, at this price; null where the offer has no price of its own. */
  readonly offer?: { readonly campaign: CampaignKey; readonly price: number | null };
  readonly webLabel?: string;
  readonly description?: string;
}

const nordvarde: readonly Omit<SignatureArticle, 'popularity'>[] = [
  {
    key: 'vidda',
    name: 'Vidda 3-lags skalljakke',
    groupId: 10101,
    genderId: 10,
    lineId: 2,
    price: 1999,
    colors: ['Fjordblå', 'Oransje', 'Antrasitt', 'Multe'],
    accent: '#f2b35a',
    seed: 4,
    offer: { campaign: 'skallsalg', price: 1299 },
    description:
      'Tåler det meteorologen ikke turte å si. Et tett skall med tre lag som puster når bakken blir bratt. ' +
      'Sømmene er tapet, glidelåsene er vannavvisende, og hetta rommer en hjelm. Lommene sitter så høyt at hoftebeltet ikke er i veien.',
  },
  {
    key: 'natt',
    name: 'Natt −8 sovepose',
    groupId: 40202,
    genderId: 10,
    lineId: 1,
    price: 999,
    colors: ['Fjordblå', 'Blåbær', 'Mosegrønn'],
    accent: '#f2a33a',
    seed: 3,
  },
  {
    key: 'kleiv',
    name: 'Kleiv Mid fjellstøvel',
    groupId: 20101,
    genderId: 10,
    lineId: 1,
    price: 1299,
    colors: ['Mosegrønn', 'Antrasitt'],
    accent: '#e0c48c',
    seed: 5,
    offer: { campaign: 'skallsalg', price: 899 },
  },
  {
    key: 'lune',
    name: 'Lune fleecejakke',
    groupId: 10301,
    genderId: 10,
    lineId: 1,
    price: 349,
    colors: ['Mosegrønn', 'Havre', 'Blåbær'],
    accent: '#3a2f28',
    seed: 5,
  },
  {
    key: 'tind',
    name: 'Tind 45 tursekk',
    groupId: 40302,
    genderId: 10,
    lineId: 1,
    price: 799,
    colors: ['Oransje', 'Multe', 'Fjordblå', 'Antrasitt'],
    accent: '#2a2d33',
    seed: 6,
    webLabel: 'Nyhet',
  },
];
const stabel: readonly Omit<SignatureArticle, 'popularity'>[] = [
  {
    key: 'storegga',
    name: 'Storegga skalljakke',
    groupId: 10101,
    genderId: 10,
    lineId: 3,
    price: 1999,
    colors: ['Oransje', 'Antrasitt', 'Fjordblå'],
    accent: '#1b1c1e',
    seed: 8,
    offer: { campaign: 'skallsalg', price: 1299 },
  },
  {
    key: 'sti',
    name: 'Sti terrengsko',
    groupId: 20302,
    genderId: 10,
    lineId: 12,
    price: 999,
    colors: ['Antrasitt', 'Himmelblå'],
    accent: '#f26b1d',
    seed: 4,
    offer: { campaign: 'lagersalg-terrengsko', price: 599 },
  },
  {
    key: 'rim',
    name: 'Rim dunjakke med hette',
    groupId: 10103,
    genderId: 10,
    lineId: 3,
    price: 1899,
    colors: ['Oransje', 'Antrasitt', 'Blåbær'],
    accent: '#2a2d33',
    seed: 3,
    offer: { campaign: 'klubbuka', price: 1499 },
  },
  {
    key: 'grus',
    name: 'Grus 27,5" terrengsykkel',
    groupId: 50101,
    genderId: 10,
    lineId: 19,
    price: 7999,
    colors: ['Oransje', 'Antrasitt', 'Mosegrønn'],
    accent: '#f0e6d2',
    seed: 4,
    offer: { campaign: 'sykkeldagene', price: 5999 },
  },
  {
    key: 'rose',
    name: 'Rose ulltrøye, 100 % merino',
    groupId: 10401,
    genderId: 10,
    lineId: 10,
    price: 399,
    colors: ['Tyttebærrød', 'Antrasitt', 'Mosegrønn', 'Ullhvit', 'Fjordblå'],
    accent: '#f0e6d2',
    seed: 9,
  },
];
const tumle: readonly Omit<SignatureArticle, 'popularity'>[] = [
  {
    key: 'stjerne',
    name: 'Stjerne parkdress',
    groupId: 10701,
    genderId: 4,
    lineId: 4,
    price: 699,
    colors: ['Bringebær', 'Mosegrønn', 'Blåbær'],
    accent: '#ffe2a8',
    seed: 11,
    offer: { campaign: 'klikk-og-hent', price: 499 },
    description:
      'Varm, vanntett og vilter. En fôret dress med tapede sømmer og forsterkede knær. ' +
      'Hetta tas av med ett napp, slik barnehagen vil ha det, og fotstroppene kan byttes når de er slitt ut.',
  },
  {
    key: 'granskog',
    name: 'Granskog parkdress, barn',
    groupId: 10701,
    genderId: 4,
    lineId: 4,
    price: 699,
    colors: ['Mosegrønn', 'Bringebær', 'Blåbær'],
    accent: '#f0e0b8',
    seed: 7,
    offer: { campaign: 'klubbuka', price: 549 },
  },
  {
    key: 'plask',
    name: 'Plask gummistøvel',
    groupId: 20202,
    genderId: 4,
    lineId: 9,
    price: 329,
    colors: ['Multe', 'Blåbær', 'Bringebær'],
    accent: '#2b4a6f',
    seed: 5,
    offer: { campaign: 'lagersalg-gummistovler', price: 199 },
  },
  {
    key: 'setra',
    name: 'Setra lue med dusk',
    groupId: 10801,
    genderId: 4,
    lineId: 5,
    price: 179,
    colors: ['Bringebær', 'Fjordblå', 'Multe'],
    accent: '#f0e6d2',
    seed: 12,
    offer: { campaign: 'tre-for-to', price: null },
  },
  {
    key: 'rose-barn',
    name: 'Rose ulltrøye, barn',
    groupId: 10401,
    genderId: 4,
    lineId: 5,
    price: 249,
    colors: ['Himmelblå', 'Tyttebærrød', 'Antrasitt', 'Mosegrønn', 'Ullhvit'],
    accent: '#f0e6d2',
    seed: 14,
  },
];
const more: readonly Omit<SignatureArticle, 'popularity'>[] = [
  {
    key: 'leir',
    name: 'Leir Tunnel 3 telt',
    groupId: 40101,
    genderId: 10,
    lineId: 16,
    price: 2499,
    colors: ['Grangrønn', 'Oransje'],
    accent: '#f2b35a',
    seed: 8,
    offer: { campaign: 'lagersalg-telt', price: 1499 },
  },
  {
    key: 'egga',
    name: 'Egga alpin skalljakke',
    groupId: 10101,
    genderId: 1,
    lineId: 2,
    price: 2799,
    colors: ['Signalrød', 'Antrasitt'],
    accent: '#f2b35a',
    offer: { campaign: 'skallsalg', price: 1899 },
  },
  {
    key: 'myr',
    name: 'Myr jaktskall',
    groupId: 10101,
    genderId: 10,
    lineId: 2,
    price: 1699,
    colors: ['Mosegrønn', 'Bark'],
    accent: '#c9ad82',
  },
  {
    key: 'flo',
    name: 'Flo lett dunjakke',
    groupId: 10103,
    genderId: 2,
    lineId: 8,
    price: 899,
    colors: ['Røsslyng', 'Marineblå', 'Sand'],
  },
  {
    key: 'tufs',
    name: 'Tufs pilefleece',
    groupId: 10301,
    genderId: 2,
    lineId: 6,
    price: 449,
    colors: ['Ullhvit', 'Rust', 'Petroleum'],
    accent: '#8a5a34',
  },
  {
    key: 'vante',
    name: 'Vante vott, barn',
    groupId: 10805,
    genderId: 4,
    lineId: 4,
    price: 149,
    colors: ['Blåbær', 'Bringebær', 'Soleie'],
    accent: '#ffc42e',
    seed: 4,
  },
];
/** Two with one name (DEC-10), one of digits alone (TRAP-09), very long ones, and æ ø å from first to last letter. */
const awkward: readonly Omit<SignatureArticle, 'popularity'>[] = [
  {
    key: 'skodde-herre',
    name: 'Skodde lett regnjakke',
    groupId: 10102,
    genderId: 1,
    lineId: 9,
    price: 899,
    colors: ['Fjordblå', 'Antrasitt'],
    offer: { campaign: 'klikk-og-hent', price: 599 },
  },
  {
    key: 'skodde-dame',
    name: 'Skodde lett regnjakke',
    groupId: 10102,
    genderId: 2,
    lineId: 9,
    price: 899,
    colors: ['Tyttebærrød', 'Soleie'],
    offer: { campaign: 'klikk-og-hent', price: 599 },
  },
  {
    key: 'digits',
    name: '1905',
    groupId: 10302,
    genderId: 10,
    lineId: 5,
    price: 1299,
    colors: ['Ullhvit', 'Marineblå', 'Vinrød'],
    description:
      'Ullgenseren 1905 har fått navn etter et årstall. Mønsteret er strikket rundt halsen, som før, og ulla er tykk nok til at du ' +
      'kan la jakka henge. Luft den ute over natta, så holder det lenge mellom hver vask.',
  },
  {
    key: 'long',
    name: 'Nordavind vanntett og vindtett skalljakke med avtakbar hette, snøfanger, lommer til kart og kompass og ekstra lang rygg for høye, herre',
    groupId: 10101,
    genderId: 1,
    lineId: 2,
    price: 2499,
    colors: ['Petroleum', 'Rust'],
  },
  {
    key: 'long-boots',
    name: 'Kvitfjellsnibba fôret og vanntett vinterstøvel med uttakbar ullsåle, broddfeste og refleks hele veien rundt, dame',
    groupId: 20201,
    genderId: 2,
    lineId: 11,
    price: 1299,
    colors: ['Bark', 'Svart'],
  },
  {
    key: 'aerfugl',
    name: 'Ærfugl dunvest på øya Røsvær',
    groupId: 10108,
    genderId: 10,
    lineId: 8,
    price: 1199,
    colors: ['Marineblå', 'Sennep'],
  },
  {
    key: 'ostavind',
    name: 'Østavind blå-hvit ullgenser, ærlig strikket på Sunnmøre',
    groupId: 10302,
    genderId: 10,
    lineId: 5,
    price: 1499,
    colors: ['Isblå', 'Ullhvit'],
  },
  {
    key: 'aasrygg',
    name: 'Åsrygg turbukse på trå',
    groupId: 10201,
    genderId: 1,
    lineId: 3,
    price: 699,
    colors: ['Mosegrønn', 'Skifergrå', 'Kastanje'],
  },
];

/** In the order of the bestsellers: each home page has something near the top. */
const order = [nordvarde, stabel, tumle].flatMap((list, brand) =>
  list.map((article, place) => ({ article, rank: place * 3 + brand })),
);

export const signatureArticles: readonly SignatureArticle[] = [
  ...order.sort((a, b) => a.rank - b.rank).map(({ article }) => article),
  ...more,
  ...awkward,
].map((article, index) => ({ ...article, popularity: 0.999 - index * 0.003 }));
