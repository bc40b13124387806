import { eighteenthLot } from './lots/eighteenth-lot.ts';
import { eighthLot } from './lots/eighth-lot.ts';
import { eleventhLot } from './lots/eleventh-lot.ts';
import { fifteenthLot } from './lots/fifteenth-lot.ts';
import { fifthLot } from './lots/fifth-lot.ts';
import { firstLot } from './lots/first-lot.ts';
import { fourteenthLot } from './lots/fourteenth-lot.ts';
import { fourthLot } from './lots/fourth-lot.ts';
import { nineteenthLot } from './lots/nineteenth-lot.ts';
import { ninthLot } from './lots/ninth-lot.ts';
import { secondLot } from './lots/second-lot.ts';
import { seventeenthLot } from './lots/seventeenth-lot.ts';
import { seventhLot } from './lots/seventh-lot.ts';
import { sixteenthLot } from './lots/sixteenth-lot.ts';
import { sixthLot } from './lots/sixth-lot.ts';
import { tenthLot } from './lots/tenth-lot.ts';
import { thirdLot } from './lots/third-lot.ts';
import { thirteenthLot } from './lots/thirteenth-lot.ts';
import { thirtiethLot } from './lots/thirtieth-lot.ts';
import { thirtyFifthLot } from './lots/thirty-fifth-lot.ts';
import { thirtyFirstLot } from './lots/thirty-first-lot.ts';
import { thirtyFourthLot } from './lots/thirty-fourth-lot.ts';
import { thirtySecondLot } from './lots/thirty-second-lot.ts';
import { thirtySeventhLot } from './lots/thirty-seventh-lot.ts';
import { thirtySixthLot } from './lots/thirty-sixth-lot.ts';
import { thirtyThirdLot } from './lots/thirty-third-lot.ts';
import { twelfthLot } from './lots/twelfth-lot.ts';
import { twentiethLot } from './lots/twentieth-lot.ts';
import { twentyEighthLot } from './lots/twenty-eighth-lot.ts';
import { twentyFifthLot } from './lots/twenty-fifth-lot.ts';
import { twentyFirstLot } from './lots/twenty-first-lot.ts';
import { twentyFourthLot } from './lots/twenty-fourth-lot.ts';
import { twentyNinthLot } from './lots/twenty-ninth-lot.ts';
import { twentySecondLot } from './lots/twenty-second-lot.ts';
import { twentySeventhLot } from './lots/twenty-seventh-lot.ts';
import { twentySixthLot } from './lots/twenty-sixth-lot.ts';
import { twentyThirdLot } from './lots/twenty-third-lot.ts';
import { misspelled as slips } from './queries-misspelled.ts';
import { compounds, everydayWords, inflections, singleWords } from './queries-of-goods.ts';
import { manyWords, negations, prices, sentences } from './queries-of-people.ts';
import { sizes, units } from './queries-of-sizes.ts';
import { dialects, foreign, synonyms, uses } from './queries-of-speech.ts';
import { ages, occasions, things } from './queries-of-strangers.ts';
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
  'eleventh lot': Object.values(eleventhLot).flat(),
  'twelfth lot': Object.values(twelfthLot).flat(),
  'thirteenth lot': Object.values(thirteenthLot).flat(),
  'fourteenth lot': Object.values(fourteenthLot).flat(),
  'fifteenth lot': Object.values(fifteenthLot).flat(),
  'sixteenth lot': Object.values(sixteenthLot).flat(),
  'seventeenth lot': Object.values(seventeenthLot).flat(),
  'eighteenth lot': Object.values(eighteenthLot).flat(),
  'nineteenth lot': Object.values(nineteenthLot).flat(),
  'twentieth lot': Object.values(twentiethLot).flat(),
  'twenty-first lot': Object.values(twentyFirstLot).flat(),
  'twenty-second lot': Object.values(twentySecondLot).flat(),
  'twenty-third lot': Object.values(twentyThirdLot).flat(),
  'twenty-fourth lot': Object.values(twentyFourthLot).flat(),
  'twenty-fifth lot': Object.values(twentyFifthLot).flat(),
  'twenty-sixth lot': Object.values(twentySixthLot).flat(),
  'twenty-seventh lot': Object.values(twentySeventhLot).flat(),
  'twenty-eighth lot': Object.values(twentyEighthLot).flat(),
  'twenty-ninth lot': Object.values(twentyNinthLot).flat(),
  'thirtieth lot': Object.values(thirtiethLot).flat(),
  'thirty-first lot': Object.values(thirtyFirstLot).flat(),
  'thirty-second lot': Object.values(thirtySecondLot).flat(),
  'thirty-third lot': Object.values(thirtyThirdLot).flat(),
  'thirty-fourth lot': Object.values(thirtyFourthLot).flat(),
  'thirty-fifth lot': Object.values(thirtyFifthLot).flat(),
  'thirty-sixth lot': Object.values(thirtySixthLot).flat(),
  'thirty-seventh lot': Object.values(thirtySeventhLot).flat(),
};

export const misspelled: Kinds = slips;
