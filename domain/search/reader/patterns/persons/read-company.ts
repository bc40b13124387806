import { numberAt, type Pattern, wordAt, wordSet } from '../pattern.ts';
import { whomOf } from '../whom.ts';
import { counted } from './counted-persons.ts';

const most = 12;

/** 'telt til meg, kona og to unger', 'tent for two adults and three kids': whoever is named shares it, and none of them is whom it is for. */
export const readCompany: Pattern = (cursor) => {
  const { tokens, at, shop } = cursor;
  const thing = tokens.slice(0, at).findLast(({ text }) => shop.knows(text) === 'thing');
  if (!(thing === undefined ? tokens.slice(at) : [thing]).some(({ text }) => shared.test(text))) return null;
  const led = /^(?:til|te|åt|for|für|för|med)$/.test(wordAt(tokens, at)) ? 1 : 0;
  let end = at;
  let persons = 0;
  let named = 0;
  let isCounted = false;
  for (let next = at + led; ; ) {
    const found = personsAt(next);
    if (found === null) break;
    persons += found.count;
    isCounted ||= found.count > 1;
    named += 1;
    end = next + found.length;
    next = joined(end) ? end + 1 : end;
  }
  return (named >= 2 || isCounted) && persons >= 2 && persons <= most ? counted(cursor, persons, end - at) : null;

  function personsAt(next: number): { count: number; length: number } | null {
    const count = numberAt(tokens, next);
    const isNumbered = count >= 1 && Number.isInteger(count) && whomOf(wordAt(tokens, next + 1)) !== null;
    if (isNumbered) return { count, length: 2 + ownAt(next + 2) };
    const word = wordAt(tokens, next);
    return single.has(word) ? { count: 1, length: 1 + ownAt(next + 1) } : null;
  }

  function ownAt(next: number): number {
    return /^(?:min|mi|mitt|mine|vår|våre|si|sin|sine)$/.test(wordAt(tokens, next)) ? 1 : 0;
  }

  function joined(next: number): boolean {
    return /^(?:og|and|und|och|pluss|samt|med)$/.test(wordAt(tokens, next)) || /^[+&]$/.test(tokens[next]?.text ?? '');
  }
};

/** What is made for so many. */
const shared = /telt(?:et)?$|^tent|^zelt|tält|lavvo|kajakk|kano|tarp|gapahuk|hengekøye/;
const single = wordSet(
  'meg mæ me mich mig jeg kona kone kjerringa fruen mann mannen mor far mora faren mamma pappa bestemor bestefar mormor morfar farmor farfar',
  'samboer samboeren kjæreste kjæresten kompis kompisen venninne venninna venninnen venn vennen sønn sønnen datter datteren dattera datra dattra',
  'søster søstera bror broren babyen jenta gutten wife husband girlfriend boyfriend son daughter mum mom dad',
);
