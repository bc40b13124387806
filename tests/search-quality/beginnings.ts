/**
 * What is typed, and what a shopper here would want to see: `=` means as the first completion, else among the first six.
 * Judged without looking at what is offered; the words are those that the demo shop sells goods by.
 */
export const beginnings: readonly (readonly [typed: string, wanted: string])[] = Object.entries({
  // begun
  jak: '=jakke',
  jakk: '=jakke',
  buk: '=bukse',
  sov: '=sovepose',
  hodel: '=hodelykt',
  joggesk: '=joggesko',
  gummist: '=gummistøvler',
  regnj: '=regnjakke',
  tursek: '=tursekk',
  sykkelh: '=sykkelhjelm',
  syk: '=sykkel',
  dun: '=dunjakke',
  ull: 'ullsokker',
  sok: '=sokker',
  tight: '=tights',
  supb: '=sup-brett',
  // without rings and strokes
  stov: '=støvler',
  lopes: '=løpesko',
  flasker: 'drikkeflaske',
  // everyday words and what they stand for
  ryggs: '=ryggsekk',
  pannel: 'pannelykt',
  vandr: '=vandresko',
  hood: '=hoodie',
  barneh: 'barnehage',
  fjellt: '=fjelltur',
  // dialect and other languages
  jack: '=jakke',
  jacket: '=jakke',
  sleep: '=sovepose',
  'sleeping b': '=sovepose',
  'rain j': '=regnjakke',
  regnkl: 'regndress',
  strump: '=sokker',
  strumpor: '=sokker',
  sneak: '=joggesko',
  backp: '=sekk',
  tent: '=telt',
  bike: '=sykkel',
  schlafs: '=sovepose',
  mütz: '=lue',
  // one slip
  jakek: '=jakke',
  jkake: '=jakke',
  sovpose: '=sovepose',
  sovpo: '=sovepose',
  hodelikt: '=hodelykt',
  gumist: '=gummistøvler',
  vinterjake: '=vinterjakke',
  // narrowed
  jakke: 'jakke dame',
  'jakke ': 'jakke herre',
  sko: 'sko dame',
  telt: 'kuppeltelt',
  bukse: 'turbukse',
  lue: 'lue barn',
  løpesko: '=løpesko herre',
  'bukse dame': 'turbukse dame',
  heldre: 'heldre dame',
  // several words
  'jakke da': '=jakke dame',
  'jakke rø': '=jakke rød',
  'jakke under': '=jakke under 800',
  'løpesko h': '=løpesko herre',
  'rød jak': '=rød jakke',
  'heldre j': '=heldre jakke',
  'varm j': '=varm jakke',
});

/** What must not be offered: the same letters, and another thing. */
export const neverOffered: readonly (readonly [typed: string, unwanted: RegExp])[] = [
  ['jacket', /racket/],
  ['jack', /racket/],
  ['sko', /^sko(?:såle|ddevik)/],
  ['støv', /kjøkken/],
  ['ski', /skinn|skifer/],
  ['ull', /ullhvit/],
  ['retur', /./],
  ['xyzzy', /./],
];
