import { numberOfWord } from '../../../language/number-words.ts';
import { numberAt, type Pattern, wordAt } from '../pattern.ts';
import { unitOf } from '../units.ts';
import { counted as countedPersons } from './counted-persons.ts';

const most = 12;

/** '4 personer', '4-manns', 'tremanns telt', 'for to'. */
export const readPersons: Pattern = (cursor) => {
  const { tokens, at } = cursor;
  const counted = (persons: number, length: number) => countedPersons(cursor, persons, length);
  // 'vi er fire stykker'
  const we = /^(vi|me)$/.test(wordAt(tokens, at)) && /^(er|e|blir|var)$/.test(wordAt(tokens, at + 1)) ? 2 : 0;
  const ours = we === 0 ? Number.NaN : numberAt(tokens, at + 2);
  if (ours >= 2 && ours <= most) return counted(ours, unitOf(wordAt(tokens, at + 3)) === 'stk' ? 4 : 3);
  // 'stort nok til oss alle fem'
  const all = /^(?:oss|vi|dere)$/.test(wordAt(tokens, at)) ? (/^alle$/.test(wordAt(tokens, at + 1)) ? 2 : 1) : 0;
  const together = all === 0 || tokens[at + all + 1] !== undefined ? Number.NaN : numberAt(tokens, at + all);
  if (together >= 2 && together <= most) return counted(together, all + 1);
  const led = /^(for|til|te|på|für|för)$/.test(wordAt(tokens, at)) ? 1 : 0;
  const count = numberAt(tokens, at + led);
  const isOne = count === 1 && tokens[at + led]?.kind === 'word'; // 'til en mann' is whom it is for
  if (!isOne && count >= 1 && count <= most && Number.isInteger(count)) {
    const line = tokens[at + led + 1]?.kind === 'mark' && tokens[at + led + 1]?.text === '-' ? 1 : 0;
    if (unitOf(wordAt(tokens, at + led + 1 + line)) === 'personer') return counted(count, led + 2 + line);
    // 'for to', at the end: two of us
    const ends = tokens[at + led + 1] === undefined;
    const isFamily = /^(?:familie|familien|gjeng)$/.test(wordAt(tokens, at - 1)) && wordAt(tokens, at) === 'på';
    const isShelter = /(?:telt|teltet|hengekøye|kajakk|gapahuk|hengekøya)$/.test(wordAt(tokens, at - 1));
    if (led === 1 && count >= 2 && isShelter && unitOf(wordAt(tokens, at + 2)) === 'stk') return counted(count, 3);
    if (led === 1 && count >= 2 && ends && (isShelter || isFamily || /^(for|te)$/.test(wordAt(tokens, at))))
      return counted(count, 2);
  }
  const joined = /^(.+?)(?:manns|mannstelt|persons)(telt)?$/.exec(wordAt(tokens, at));
  const named = joined === null ? Number.NaN : numberOfWord(joined[1] ?? '');
  return named >= 1 && named <= most && !/telt$/.test(wordAt(tokens, at)) ? counted(named, 1) : null;
};
