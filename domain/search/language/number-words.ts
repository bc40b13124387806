/** Numbers as words, as far as they are written so: bokmål and nynorsk, then what differs in the languages of neighbours and guests. */
const small: Readonly<Record<string, number>> = {
  null: 0,
  en: 1,
  ett: 1,
  to: 2,
  tre: 3,
  fire: 4,
  fem: 5,
  seks: 6,
  sju: 7,
  syv: 7,
  åtte: 8,
  ni: 9,
  ti: 10,
  elleve: 11,
  tolv: 12,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  två: 2,
  fyra: 4,
  tretten: 13,
  fjorten: 14,
  femten: 15,
  seksten: 16,
  sytten: 17,
  atten: 18,
  nitten: 19,
  tjue: 20,
  tyve: 20,
  tretti: 30,
  tredve: 30,
  førti: 40,
  femti: 50,
  seksti: 60,
  sytti: 70,
  åtti: 80,
  nitti: 90,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  åtta: 8,
  nio: 9,
  tio: 10,
  elva: 11,
  femton: 15,
  tjugo: 20,
  trettio: 30,
  fyrtio: 40,
  femtio: 50,
  otte: 8,
  tredive: 30,
  fyrre: 40,
  halvtreds: 50,
  tjuge: 20,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  fünfzehn: 15,
  zwanzig: 20,
  dreißig: 30,
  dreissig: 30,
};

const tens = /^(tjue|tretti|førti|femti|seksti|sytti|åtti|nitti)(en|ett|to|tre|fire|fem|seks|sju|syv|åtte|ni)$/;
const large = /^(.*)(hundre|hundra|hundrede|hundred|hundert|tusen|tusind|tusinde|thousand|tausend)$/;

/** 'ti' is 10, 'femhundre' 500, 'totusen' 2000; NaN for what is no number. */
export function numberOfWord(written: string): number {
  const word = written.replace(/lapp(?:en|er)?$/, ''); // 'hundrelappen'
  const plain = Object.hasOwn(small, word) ? small[word] : undefined;
  if (plain !== undefined) return plain;
  const [, ten = '', one = ''] = tens.exec(word) ?? [];
  if (ten !== '') return (small[ten] ?? 0) + (small[one] ?? 0);
  const [, count, unit] = large.exec(word) ?? [];
  if (unit === undefined) return Number.NaN;
  const times = count === '' || count === undefined ? 1 : numberOfWord(count);
  return times * (unit.startsWith('hund') ? 100 : 1000);
}
