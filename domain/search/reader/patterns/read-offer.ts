import { type Cursor, matched, type Pattern, type Read, wordAt, wordSet } from './pattern.ts';

const offers = wordSet(
  'tilbud tilbudet tilbuda tilbudene tilbod salg salget salgs sal nedsatt nedsatte rabatt rabattert rabatterte rabatter utsalg kampanje kampanjer kampanjepris',
  'sale discount discounted offers offer deal deals kupp røverkjøp avslag prisfall black outlet tilbudspris restsalg halvpris rea tilbudsvarer supertilbud',
);
const news = wordSet(
  'nyhet nyheter nyheten nyheitar nyheit nye ny nytt nyeste nyest new news newest siste splitter nyankommet nykommer nykommere årets',
);
const needing = wordSet('trenger treng træng trenge må ha kjøpe kjøper ønsker skaffe finne få mangler noen');
const nearness = [
  'nær meg',
  'i nærheten',
  'nærmest',
  'nærmeste',
  'nærmeste butikk',
  'near me',
  'der jeg bor',
  'i nærleiken',
  'nær',
  'nærhet',
].map((phrase) => phrase.split(' '));
const stock = [
  'på lager',
  'på lager nå',
  'tilgjengelig',
  'tilgjengelig nå',
  'in stock',
  'inne',
  'lagerført',
  'i butikk',
  'i butikken',
  'i butikkene',
  'hente i dag',
  'kan hentes i dag',
  'hent i dag',
  'hentes i dag',
  'på lageret',
  'lagervare',
  'klar til henting',
  'med en gang',
  'klikk og hent',
].map((phrase) => phrase.split(' '));

/** 'sykle inne', 'inne sko': where one does it or has it on, and nothing in stock. */
function isDoneIndoors({ tokens, at }: Cursor): boolean {
  return (
    wordAt(tokens, at) === 'inne' &&
    (doneIndoors.test(wordAt(tokens, at - 1)) || wornIndoors.test(wordAt(tokens, at + 1)))
  );
}

const wornIndoors = /^(?:sko|tøfl|bandy|bane|sykkel|trening|lek|fotball)/;
const doneIndoors = /^(?:gå|løp|jogg|sykl|tråkk|tren|spill|lek|bruk|vær|sitt|hjemme$|hopp|dans|ball)/;

/** 'tilbud', 'på salg', 'nyheter', 'på lager', 'nær meg'. */
export const readOffer: Pattern = (cursor) => {
  const { tokens, at } = cursor;
  const led = /^(på|med|i)$/.test(wordAt(tokens, at)) ? 1 : 0;
  const word = wordAt(tokens, at + led);
  const friday = word === 'black' ? Number(/^(friday|week|weekend)$/.test(wordAt(tokens, at + led + 1))) : 0;
  if ((offers.has(word) || /.{3}salg(?:et)?$/.test(word)) && !(word === 'black' && friday === 0))
    return matched(cursor, led + 1 + friday + Number(hasObject(cursor, at + led + 1)), [said('offer', 'tilbud')]);
  if (/^halv$/.test(word) && /^pris(?:en)?$/.test(wordAt(tokens, at + led + 1)))
    return matched(cursor, led + 2, [said('offer', 'tilbud')]);
  // '50 %', but '100 % ull'
  if (tokens[at]?.kind === 'number' && tokens[at + 1]?.text === '%' && tokens[at + 2] === undefined)
    return matched(cursor, 2, [said('offer', 'tilbud')]);
  const phrase = isDoneIndoors(cursor) ? 0 : phraseAt(cursor, stock);
  if (phrase > 0) return matched(cursor, phrase, [said('stock', 'lager')]);
  const near = phraseAt(cursor, nearness);
  if (near > 0) return matched(cursor, near, [{ kind: 'near', value: 'nær', meaning: { type: 'nothing' } }]);
  // 'nye jakker' is news, 'trenger nye sko' only shoes: one does not ask for used ones here
  const isOutermost = at === 0 || at === tokens.length - 1;
  // 'brillene mine dugger, trenger nye'
  const isNeeded = word === 'nye' && needing.has(wordAt(tokens, at - 1));
  const isAdjective =
    isNeeded || (/^(ny|nytt|new|siste)$/.test(word) ? tokens.length > 1 : word === 'nye' && !isOutermost);
  if (led === 0 && news.has(word)) return matched(cursor, 1, isAdjective ? [] : [said('new', 'nyhet')]);
  return null;
};

/** 'tilbud på ski': skis, and nothing that one wears on skis. */
function hasObject({ tokens }: Cursor, at: number): boolean {
  return wordAt(tokens, at) === 'på' && wordAt(tokens, at + 1) !== '';
}

function said(kind: 'offer' | 'stock' | 'new', value: string): Read {
  return { kind, value, meaning: { type: kind } };
}

/** How many tokens the longest of the phrases takes here; 0 for none. */
function phraseAt({ tokens, at }: Cursor, phrases: readonly (readonly string[])[]): number {
  const fits = phrases.filter((words) => words.every((word, index) => wordAt(tokens, at + index) === word));
  return Math.max(0, ...fits.map(({ length }) => length));
}
