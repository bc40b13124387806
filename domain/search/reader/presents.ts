import { fold } from '../language/fold.ts';
import { isGift } from '../language/sentence-words.ts';
import {
  presentGoods,
  presentsForChildren,
  presentsForHobbies,
  presentsForNewborns,
} from '../lexicon/uses/presents.ts';
import { childGender, juniorGender, menGender, unisexGender, womenGender } from './patterns/whom.ts';
import { wordQuery } from './patterns/word-query.ts';
import type { QueryToken } from './query-token.ts';
import type { Reading, ReadingKind } from './reading.ts';

/** 'julegave til bestemor': who does not say what to give is shown what people give. */
export function presents(readings: readonly Reading[], tokens: readonly QueryToken[]): Reading[] {
  const isOpen = readings.every(({ kind }) => besidePresents.has(kind));
  const gift = isOpen
    ? (tokens.find(({ kind, text }) => kind === 'word' && isGift(text)) ?? forSomebody(readings, tokens))
    : undefined;
  if (gift === undefined) return [];
  const isForChild = readings.some(
    ({ meaning }) => meaning.type === 'genders' && meaning.near.some((id) => id === childGender || id === juniorGender),
  );
  const isForNewborn = tokens.some(({ text }) => newborn.test(text));
  const also = isForNewborn ? presentsForNewborns : isForChild ? presentsForChildren : presentGoods;
  const meaning = { type: 'words', anyOf: [wordQuery('', { also })] } as const;
  const present = { key: 'use:gave', kind: 'use', value: 'gave', text: gift.written, meaning } as const;
  return [present, ...whoseDay(readings, tokens)];
}

const newborn = /^(?:barne)?dåp|^barsel|babyshower|^nyfødt/;

/** 'farsdagsgave', 'dåpsgave': whose day it is. */
function whoseDay(readings: readonly Reading[], tokens: readonly QueryToken[]): Reading[] {
  if (readings.some(({ kind }) => kind === 'gender')) return [];
  const born = tokens.find(({ text }) => newborn.test(text));
  const ofChildren = { type: 'genders', near: [childGender], further: [] } as const;
  if (born !== undefined)
    return [{ key: 'gender:baby', kind: 'gender', value: 'baby', text: born.written, meaning: ofChildren }];
  const day = tokens.find(({ text }) => /^(?:far|mor)sdag/.test(text));
  if (day === undefined) return [];
  const isFathers = day.text.startsWith('far');
  const meaning = { type: 'genders', near: [isFathers ? menGender : womenGender, unisexGender], further: [] } as const;
  const value = isFathers ? 'herre' : 'dame';
  return [{ key: `gender:${value}`, kind: 'gender', value, text: day.written, meaning }];
}

/** 'gave til gutt 3 år': what is made for juniors is too large, and too much, for who is small. */
export function forTheSmall(readings: readonly Reading[]): readonly Reading[] {
  if (!readings.some(({ kind, max = Number.NaN }) => kind === 'age' && max < oldestSmall)) return readings;
  return readings.map((reading) => {
    const { meaning } = reading;
    const isOfChild = meaning.type === 'genders' && meaning.near.includes(childGender);
    return isOfChild ? { ...reading, meaning: { type: 'genders', near: [childGender], further: [] } } : reading;
  });
}

const oldestSmall = 7;

/** 'gave til onkel som jakter', 'julegave til mor som alltid fryser': of what there is for that, what people give. */
export function presentsOfUse(readings: readonly Reading[], tokens: readonly QueryToken[]): readonly Reading[] {
  if (!tokens.some(({ kind, text }) => kind === 'word' && isGift(text))) return readings;
  if (readings.some(({ kind }) => kind === 'goods')) return readings;
  return readings.map((reading) => {
    if ((reading.kind !== 'use' && reading.kind !== 'weather') || reading.meaning.type !== 'words') return reading;
    const also = reading.meaning.anyOf.flatMap((query) => query.also).filter((goods) => given.has(fold(goods)));
    return also.length < fewestGiven
      ? reading
      : { ...reading, meaning: { type: 'words', anyOf: [wordQuery('', { also })] } as const };
  });
}

const given: ReadonlySet<string> = new Set([...presentGoods, ...presentsForHobbies].map(fold));
const fewestGiven = 2;

/** 'noe til en gutt på 14': for somebody, and no word of what. */
function forSomebody(readings: readonly Reading[], tokens: readonly QueryToken[]): QueryToken | undefined {
  if (readings.some(({ kind }) => kind === 'not')) return undefined;
  const isGiven = tokens.some(({ text }) => /^(?:gi|gir|give|gje)$/.test(text));
  if (!isGiven && !readings.some(({ kind }) => kind === 'gender')) return undefined;
  return tokens.find(({ text }, at) => /^(?:noe|noko|nåkka|something|något|noget)$/.test(text) && leadsTo(tokens, at));
}

const leadsTo = (tokens: readonly QueryToken[], at: number): boolean =>
  tokens.slice(at + 1).some(({ text }) => /^(?:til|te|åt|for)$/.test(text));

const besidePresents: ReadonlySet<ReadingKind> = new Set(
  'gender age price color shade offer new shop stock near order quantity not unknown mention size'.split(
    ' ',
  ) as ReadingKind[],
);
