/** A word of a text. One written with a hyphen is the joined word and also its parts: 't-skjorte' is 'tskjorte'. */
export interface Word {
  readonly text: string;
  readonly parts: readonly string[];
}

/** Units that may stand close to their number ('50L') and the longer names for them. */
const unitNames: ReadonlyMap<string, string> = new Map([
  ...['l', 'dl', 'cl', 'ml', 'g', 'kg', 'mm', 'cm', 'm', 'w', 'wh', 'v', 'pk', 'stk', 'lumen', 'tommer'].map(
    (unit) => [unit, unit] as const,
  ),
  ['liter', 'l'],
  ['gram', 'g'],
  ['gr', 'g'],
  ['kilo', 'kg'],
  ['meter', 'm'],
  ['lm', 'lumen'],
  ['pakk', 'pk'],
  ['pakning', 'pk'],
  ['tommers', 'tommer'],
]);
const longestUnit = 7;

const pattern = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;
const digits = /^\p{N}+$/u;
const measure = /^(\p{N}+)(\p{L}+)$/u;
const apostrophes = /['’´`]/g;
const noParts: readonly string[] = [];

/** The words of a text in lower case, in order. Numbers and their units are words of their own: '50L' is '50', 'l'. */
export function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  const plain = text.normalize('NFC').toLowerCase().replace(apostrophes, '');
  for (const run of plain.match(pattern) ?? []) {
    if (!run.includes('-')) {
      pushWord(run, found);
      continue;
    }
    const pieces = run.split('-');
    if (pieces.some((piece) => digits.test(piece))) for (const piece of pieces) pushWord(piece, found);
    else found.push({ text: pieces.reduce(joinWords), parts: pieces });
  }
  return found;
}

/** A compound as it is written: three equal consonants become two, so 'ull' and 'lue' make 'ullue'. */
export function joinWords(first: string, second: string): string {
  const last = first.at(-1);
  const tripled = last !== undefined && last === first.at(-2) && last === second[0];
  return tripled ? first + second.slice(1) : first + second;
}

function pushWord(piece: string, found: Word[]): void {
  const measured = startsWithDigit(piece) ? measure.exec(piece) : null;
  const unit = unitNames.get(measured?.[2] ?? '');
  if (measured?.[1] !== undefined && unit !== undefined) found.push(plainWord(measured[1]), plainWord(unit));
  else found.push(plainWord((piece.length <= longestUnit ? unitNames.get(piece) : undefined) ?? piece));
}

function startsWithDigit(piece: string): boolean {
  return piece < ':';
}

function plainWord(text: string): Word {
  return { text, parts: noParts };
}
