import { misspelled as slips } from './queries-misspelled.ts';
import { eighthLot } from './queries-of-eighth-lot.ts';
import { fifthLot } from './queries-of-fifth-lot.ts';
import { firstLot } from './queries-of-first-lot.ts';
import { fourthLot } from './queries-of-fourth-lot.ts';
import { compounds, everydayWords, inflections, singleWords } from './queries-of-goods.ts';
import { ninthLot } from './queries-of-ninth-lot.ts';
import { manyWords, negations, prices, sentences } from './queries-of-people.ts';
import { secondLot } from './queries-of-second-lot.ts';
import { seventhLot } from './queries-of-seventh-lot.ts';
import { sixthLot } from './queries-of-sixth-lot.ts';
import { sizes, units } from './queries-of-sizes.ts';
import { dialects, foreign, synonyms, uses } from './queries-of-speech.ts';
import { ages, occasions, things } from './queries-of-strangers.ts';
import { tenthLot } from './queries-of-tenth-lot.ts';
import { thirdLot } from './queries-of-third-lot.ts';
import { attributes, brands, exact, folded, prefixes } from './queries-with-attributes.ts';
import type { Query } from './query.ts';

type Kinds = Readonly<Record<string, readonly Query[]>>;

/** Written as a shopper would type, from the demo's categories alone and not from what the search knows. */
export const wellSpelled: Kinds = {
  'single word': singleWords,
  inflection: inflections,
  compound: compounds,
  'everyday word': everydayWords,
  attributes,
  brand: brands,
  'name or number': exact,
  prefix: prefixes,
  'without æøå': folded,
  'many words': manyWords,
  synonym: synonyms,
  'nynorsk, dialect': dialects,
  'foreign word': foreign,
  size: sizes,
  unit: units,
  'use, season': uses,
  price: prices,
  sentence: sentences,
  negation: negations,
  'thing itself': things,
  'age, number': ages,
  occasion: occasions,
  'first lot': Object.values(firstLot).flat(),
  'second lot': Object.values(secondLot).flat(),
  'third lot': Object.values(thirdLot).flat(),
  'fourth lot': Object.values(fourthLot).flat(),
  'fifth lot': Object.values(fifthLot).flat(),
  'sixth lot': Object.values(sixthLot).flat(),
  'seventh lot': Object.values(seventhLot).flat(),
  'eighth lot': Object.values(eighthLot).flat(),
  'ninth lot': Object.values(ninthLot).flat(),
  'tenth lot': Object.values(tenthLot).flat(),
};

export const misspelled: Kinds = slips;
