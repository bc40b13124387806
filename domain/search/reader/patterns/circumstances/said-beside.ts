import type { QueryToken } from '../../query-token.ts';
import type { Reading } from '../../reading.ts';
import { wordAt, wordSet } from '../pattern.ts';

/** 'noe med hette': what it is to have, and no such thing itself. */
export function isProperty(tokens: readonly QueryToken[], at: number): boolean {
  return wordAt(tokens, at - 1) === 'med' && /^(?:noe|noko|plagg|ting)$/.test(wordAt(tokens, at - 2));
}

/** 'noe å sove på i teltet', 'noe å ha over skjorta', 'fryser på tærne i støvler': where it is used, not what is wanted. */
export function isPlace(
  tokens: readonly QueryToken[],
  at: number,
  hasNeed: boolean,
  readings: readonly Reading[],
): boolean {
  // 'slipper å fryse på sykkelen'
  const isWeathered = readings.some(({ kind }) => kind === 'weather');
  if (isWeathered && wordAt(tokens, at - 1) === 'på' && ridden.test(wordAt(tokens, at))) return true;
  // 'fryser på fingrene når jeg kjører scooter'
  if (/^(?:kjør|køyr)/.test(wordAt(tokens, at - 1)) && motored.test(wordAt(tokens, at))) return true;
  let before = at - 1;
  while (ofIt.has(wordAt(tokens, before))) before--; // 'gnagsår av de nye skoene'
  if (hasNeed && placingNeeds.has(wordAt(tokens, before))) return true;
  const isObject = wordAt(tokens, at - 2) === 'å' || isWorkedOn(tokens, at); // 'noe å pakke treningstøyet i'
  return (isObject || placing.has(wordAt(tokens, at - 1))) && /(?:en|et|a|ene|rne)$/.test(wordAt(tokens, at));
}

/** 'noe å lyse opp teltet med' */
function isWorkedOn(tokens: readonly QueryToken[], at: number): boolean {
  const start = tokens.findIndex(
    ({ text }, one) => text === 'å' && /^(?:noe|noko|nå|nåkka)$/.test(wordAt(tokens, one - 1)),
  );
  return start >= 0 && start < at && wordAt(tokens, at + 1) === 'med';
}

const ridden = /^(?:el)?sykkel(?:en)?$|^(?:scooteren|hesten|mopeden|skiene|kajakken)$/;
const motored = /^(?:snø)?scooter(?:en)?$|^(?:moped|mopeden|båt|båten|traktor|traktoren|quad)$/;
const placing = wordSet('i over utenpå oppå inni innenfor utafor');
const placingNeeds = wordSet('i på under over ved av in');
const ofIt = wordSet('de den det disse nye ny nytt gamle gammel mine min mitt trange harde våre');
