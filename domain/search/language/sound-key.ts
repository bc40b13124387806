import { memoize } from './memoize.ts';

/**
 * How a word sounds, roughly: the same for spellings of one word in bokmål, nynorsk, dialects and by ear ('regnklær', 'reingkler',
 * 'regnklede'). Many words share a key, so it only proposes what may be meant; longer words are told apart well enough.
 */
export const soundKey = memoize(keyOf);

function keyOf(word: string): string {
  let key = word;
  for (const [from, to] of rules) key = key.replace(from, to);
  const bare = key.replace(ending, '');
  return bare.length >= shortestKey && /[eoøau]/.test(bare) ? bare : key;
}

const shortestKey = 3;

const rules: readonly (readonly [RegExp, string])[] = [
  // letters of neighbours and of those who have no æ, ø and å
  [/ä/g, 'æ'],
  [/ö/g, 'ø'],
  [/aa/g, 'å'],
  [/ae/g, 'æ'],
  [/oe/g, 'ø'],
  [/[éèê]/g, 'e'],
  [/[òóô]/g, 'o'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/ch?k|ck/g, 'kk'],
  [/c(?=[eiyæø])/g, 's'],
  [/c|q/g, 'k'],
  // letters that are not heard
  [/^[hg](?=[vj])/, ''],
  [/kv/g, 'v'],
  [/ld(?=[eaoæåø]|$)/g, 'l'],
  [/nd(?=[eaoæåøs]|$)/g, 'n'],
  [/rd(?=[eaoæåø]|$)/g, 'r'],
  [/(?<=[aeiouyæøå])d(?=[eaoæ]?$)/g, ''],
  [/(?<=[aeiouyæøå])g(?=$)/g, ''],
  // n and l that are soft in the north and east of the country, and regn, rein, rengn
  [/^r(?:e|æ|ei|ai|æi)(?:gn|ngn|ng|n)(?=[bdhjkstv])/, 'ren'],
  [/ai(?=n[ns]|ll)/g, 'a'],
  [/i?nn?j(?=[aeoå]|$)|inn/g, 'n'],
  [/i?ll?j(?=[aeoå]|$)|(?<=[aeoæå])ill/g, 'l'],
  // sj, skj, sk before i and y, rs, kj and tj
  [/skj|stj|sj|sch|sh|sk(?=[iy]|øy|ei)|rs(?=[jklt])|rsj/g, 'sj'],
  [/tj|kj(?=[aeoøåu])/g, 'kj'],
  // diphthongs and vowels
  [/[eaæ][iy]|ej/g, 'e'],
  [/au|øu|ou/g, 'ø'],
  [/ø[yij]|o[yi]/g, 'ø'],
  [/(?<=j)ø(?=l|r)/g, 'e'],
  [/[iyæ]/g, 'e'],
  [/[åu]/g, 'o'],
  [/([bdfghjklmnprstv])\1+/g, '$1'],
  [/([eoøa])\1+/g, '$1'],
];

/** Of number, of definiteness, or left out. */
const ending = /(?:er|ar|or|en|an|on|ene|ane|one|om|et|ern|arne|erne|el|[eaon])$/;
