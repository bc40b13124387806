import type { Reading } from '../reading.ts';
import { matched, type Pattern, wordAt } from './pattern.ts';
import { wordQuery } from './word-query.ts';

const grownUp = 18;
const oldest = 110;

/** A number that is neither size nor measure may stand in a name. */
export const readNumber: Pattern = ({ tokens, at }) => {
  const token = tokens[at];
  if (token?.kind !== 'number') return null;
  // 'far på 75': how old a grown-up is says nothing of what fits
  if (wordAt(tokens, at - 1) === 'på' && token.number >= grownUp && token.number < oldest)
    return { length: 1, readings: [] };
  // 'termos 0.75': what is less than a few litres and no whole number is no size
  if (/^[0-2]\.\d{1,2}$/.test(token.text))
    return matched({ tokens, at }, 1, [
      {
        kind: 'measure',
        value: `${token.text.replace('.', ',')} l`,
        meaning: { type: 'measure', unit: 'l', amount: token.number, side: 'about' },
      },
    ]);
  const query = wordQuery(token.text);
  const reading: Reading = {
    key: `word:${token.text}`,
    kind: 'word',
    value: token.text,
    text: token.written,
    meaning: { type: 'words', anyOf: [query] },
  };
  return { length: 1, readings: [reading] };
};
