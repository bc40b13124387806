import { memoize } from './memoize.ts';

/**
 * How a word of a neighbouring language, of nynorsk, of a dialect or of someone who writes by ear would be written in bokmål.
 * Sounds and endings correspond by rule ('løbesko': 'løpesko'; 'handskar': 'hansker'), so whole families of words need no row
 * of their own. Most of what comes out is no word: who asks keeps those forms that mean something.
 */
export const norwegianForms = memoize(formsOf, 2_000);

function formsOf(word: string): readonly string[] {
  if (word.length < shortest || word.length > longest) return [];
  const found = new Set([word]);
  for (const { from, to } of rules) {
    for (const form of [...found]) {
      if (found.size >= mostForms) break;
      const other = form.replace(from, to);
      if (other !== form && other.length >= shortest - 1) found.add(other);
    }
  }
  for (const form of [...found]) {
    // the word itself with a letter more is a slip of the finger, which is told as one
    if (form.startsWith(word.slice(0, -longestEnding))) continue;
    for (const doubled of withOneDoubled(form)) found.add(doubled);
  }
  found.delete(word);
  return [...found];
}

interface Rule {
  readonly from: RegExp;
  readonly to: string;
}

const shortest = 4;
const longest = 24;
const longestEnding = 2;
/** Bounds the work for any word. */
const mostForms = 48;

const table = (...rows: readonly (readonly [RegExp, string])[]): Rule[] => rows.map(([from, to]) => ({ from, to }));

/** Each is tried on the word and on all that came before, so one that is not meant does no harm. The likeliest stand first. */
const rules: readonly Rule[] = [
  // letters that only neighbours use
  ...table(
    [/oe/g, 'ø'],
    [/ä/g, 'e'],
    [/ö/g, 'ø'],
    [/x/g, 'ks'],
    [/ck/g, 'kk'],
    [/c(?=[eiyæø])/g, 's'],
    [/c/g, 'k'],
    [/w/g, 'v'],
  ),
  // parts of compounds that are another word here
  ...table(
    [/vatten|vatn|^vass(?!e)|^vand(?=[a-zæøå]{3})/, 'vann'],
    [/^hovud|^hauv?(?=[lkbh])|^haud|^huvud/, 'hode'],
    [/^skule/, 'skole'],
    [/^symje?/, 'svømme'],
    [/^skid(?=[^aeiouyæøå])|^skidor/, 'ski'],
    [/^løpar(?=s)|^løbe?(?=s)/, 'løpe'],
    [/^uld|^ylle/, 'ull'],
    [/^sne|^snö/, 'snø'],
    [/^barn(?=[^ae])|^børne/, 'barne'],
    [/^cykel/, 'sykkel'],
    [/^rygs/, 'ryggs'],
    [/^fod|^fot(?=bo)/, 'fot'],
    [/bol[ld]/, 'ball'],
    [/jack(?:a|or|an)$/, 'jakke'],
    [/byx(?:a|or|orna)$/, 'bukse'],
    [/(?:tröja|tröjor|trøje|trøjer)$/, 'trøye'],
    [/(?:strumpor|strumpa|sockor|socka)$/, 'sokker'],
    [/(?:stövlar|stövel)$/, 'støvler'],
    [/(?:säck|säckar|sæk|sække)$/, 'sekk'],
    [/(?:kläder|klæder|klede|kledar|kle|tøj)$/, 'klær'],
    [/(?<=.{4})ty$/, 'tøy'],
    [/(?:dräkt|dragt)$/, 'drakt'],
    [/(?:påse|påsar|påsen)$/, 'pose'],
    [/(?:skydd)$/, 'beskyttelse'],
    [/(?:lampa|lygte|lygter)$/, 'lykt'],
    [/(?:glasögon|glasøgon)$/, 'briller'],
    [/(?:väska|väskor|taske|tasker)$/, 'veske'],
    [/skor(?:na)?$/, 'sko'],
    [/spö$/, 'stang'],
  ),
  // endings: definite and plural of Sweden, nynorsk and the north; the genitive; the e that dialects drop
  ...table(
    [/(?:orna|arna|ane|ene)s?$/, 'ene'],
    [/(?:or|ar|ær)$/, 'er'],
    [/(?:an|en|æn)$/, 'e'],
    [/(?:a|å|o|æ)$/, 'e'],
    [/ern$/, 'er'],
    [/(?<=[lst])n$/, 'en'],
    [/(?<=[^s])s$/, ''],
    [/(?<=[bdfgklmnprstv])$/, 'e'],
  ),
  // Danish against Norwegian
  ...table(
    [/øj/g, 'øy'],
    [/ej/g, 'ei'],
    [/æ/g, 'e'],
    [/ld(?=[^r]|$)/g, 'll'],
    [/nd(?=[^r]|$)/g, 'nn'],
    [/ndsk/g, 'nsk'],
    [/gt/g, 'kt'],
    [/(?<=[aeiouyæøå])b(?=[aeiouyæøå]|$)/g, 'p'],
    [/(?<=[aeiouyæøå])d(?=[aeiouyæøå]|$)/g, 't'],
    [/(?<=[aeiouyæøå])g(?=[aeiouyæøå]|$)/g, 'k'],
  ),
  // nynorsk, dialect, and spelling by ear
  ...table(
    [/kv/g, 'hv'],
    [/ai(?=nn|ll)/g, 'a'],
    [/nn(?=s[kt])/g, 'n'],
    [/au/g, 'ø'],
    [/ei/g, 'e'],
    [/leg(?=e?$)/, 'lig'],
    [/ljos/g, 'lys'],
    [/jø/g, 'e'],
    [/^sj|(?<=[rnlt])sj/, 'skj'],
    [/^skj/, 'sj'],
    [/^kj/, 'skj'],
    [/skj(?=[øoæå])/, 'sk'],
    [/å(?=(.)\1|kk|tt)/g, 'o'],
    [/o(?=ng)/g, 'u'],
    [/e(?=(.)\1)/g, 'æ'],
  ),
];

/** Swedish and Danish write one consonant where Norwegian has two: 'rygsek', 'sykel', 'skal'. */
function withOneDoubled(word: string): string[] {
  return [...word.matchAll(/(?<=[aeiouyæøå])([bdfgklmnprst])(?=[aeiouyæøåsj]|$)/g)].map(
    ({ 0: letter, index }) => word.slice(0, index) + letter + word.slice(index),
  );
}

/** The word with one consonant doubled, or one of two taken away: what is most often missed in Norwegian. */
export function oneOrTwoConsonants(word: string): readonly string[] {
  const single = [...word.matchAll(/([bdfgklmnprst])\1/g)].map(
    ({ index }) => word.slice(0, index) + word.slice(index + 1),
  );
  return [...withOneDoubled(word), ...single].slice(0, mostDoubled);
}

const mostDoubled = 8;
