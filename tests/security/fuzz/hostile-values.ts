import type { Random } from './random.ts';

/** A mark that must never come back as markup, and one that must never become a header. */
export const markupMark = '<img src=x onerror=hostile()>';
export const headerMark = 'x-hostile';

const texts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'jakke\u0000',
  '\ud800',
  'a\udfffb',
  '\u202eevig\u2066',
  '\u2028\u2029',
  '\ufeffx',
  'Z͑͗a͌l̛go'.repeat(20),
  'ﷺ'.repeat(50),
  'İIıiſS',
  '👩‍👩‍👧‍👦'.repeat(30),
  '-1',
  '0',
  '00',
  '1e3',
  '1e308',
  '0x10',
  'NaN',
  'Infinity',
  '9007199254740993',
  '2147483648',
  '99999999999999999999999999',
  '1.5',
  '٣',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  "' OR 1=1 --",
  "'; DROP TABLE articles; --",
  "\\'; SELECT pg_sleep(5); --",
  '%27%20OR%201=1',
  '$1',
  `"${markupMark}`,
  `</script>${markupMark}`,
  `'"--></style></script>${markupMark}`,
  'javascript:hostile()',
  `data:text/html,${markupMark}`,
  '$\u007b7*7}{{7*7}}<%= 7*7 %>#{7*7}',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd%00.svg',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  '//elsewhere.example/x',
  '/\\elsewhere.example',
  `a\r\n${headerMark}: 1`,
  `a%0d%0a${headerMark}:%201`,
  'Kari\n\nVinn en tur på https://vinn.example/x',
  'Kari\r\nBcc: alle@vinn.example',
  'Kari\u0085Vinn\u2028www.vinn.example',
  '\u202eelpmaxe.nniv\u2066',
  'ｗｗｗ．vinn。example',
  'vi\u200dnn.exa\u200cmple',
  '(a+)+$',
  ...['.*', '.', '^', '$', '%', '_', '%_%', '\\', 'S.*', 'S%', 'S_', 'a|b', '[A-Z]', '(?=x)', '?', '+', '{1,9}'],
  '*'.repeat(500),
  '%'.repeat(300),
  '"'.repeat(300),
  '\\'.repeat(300),
  `${'('.repeat(2000)}a`,
  'a '.repeat(2000),
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!',
  'x'.repeat(999),
  'x'.repeat(5_001),
  'æøå'.repeat(1_000),
];

const numbers: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.1,
  1.5,
  -1.5,
  255,
  65_536,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  9_007_199_254_740_991,
  2 ** 53 + 2,
  1e15,
  1e21,
  1e308,
  -1e308,
  5e-324,
];

export function hostileText(random: Random): string {
  const text = random.pick(texts);
  if (random.chance(0.15)) return text + random.pick(texts);
  if (random.chance(0.05)) return text.repeat(1 + random.below(40)).slice(0, 20_000);
  if (random.chance(0.1)) return anyCharacters(random);
  return text;
}

export function hostileNumber(random: Random): number {
  return random.chance(0.8) ? random.pick(numbers) : (random.fraction() - 0.5) * 10 ** random.below(40);
}

/** Anything JSON can hold, of a type nobody asked for. */
export function hostileValue(random: Random, depth = 0): unknown {
  switch (random.below(depth > 2 ? 5 : 8)) {
    case 0:
      return hostileText(random);
    case 1:
      return hostileNumber(random);
    case 2:
      return random.pick([null, true, false]);
    case 3:
      return random.pick([[], {}, [[]], [null], '']);
    case 4:
      return hostileText(random);
    case 5:
      return Array.from({ length: random.pick([1, 2, 50, 1_500]) }, () => random.pick([1, '1', null, -1]));
    case 6:
      return Array.from({ length: random.below(4) }, () => hostileValue(random, depth + 1));
    default:
      return hostileObject(random, depth + 1);
  }
}

function hostileObject(random: Random, depth: number): Record<string, unknown> {
  const entries = Array.from({ length: random.below(5) }, (): [string, unknown] => [
    random.pick(['__proto__', 'constructor', 'toString', 'then', 'toJSON', 'length', '0', 'id', '$where', 'a.b', '']),
    hostileValue(random, depth),
  ]);
  return Object.fromEntries(entries);
}

/** Half of them are outside ASCII, some are halves of a pair. */
function anyCharacters(random: Random): string {
  const units = Array.from({ length: 1 + random.below(200) }, () =>
    random.chance(0.5) ? random.below(128) : random.below(65_536),
  );
  return String.fromCharCode(...units);
}
