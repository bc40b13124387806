import { wordSet } from './patterns/pattern.ts';
import { menGender, unisexGender, womenGender } from './patterns/whom.ts';
import type { QueryToken } from './query-token.ts';
import type { Reading } from './reading.ts';

/** 'sykkel til jobb', 'jacket for cycling to work': who goes there is grown up. */
export function whoseByWork(readings: readonly Reading[], tokens: readonly QueryToken[]): Reading[] {
  const isSaid = readings.some(({ kind }) => kind === 'gender' || kind === 'age' || kind === 'size');
  const isAbout = readings.some(({ kind }) => kind === 'goods' || kind === 'use' || kind === 'weather');
  if (isSaid || !isAbout) return [];
  // 'sko til jobb og tur': not for work alone
  const isWork = (at: number) => leads.has(tokens[at - 1]?.text ?? '') && tokens[at + 1]?.text !== 'og';
  const place = tokens.find(({ text }, at) => places.has(text) && isWork(at));
  if (place === undefined) return [];
  const meaning = { type: 'genders', near: [menGender, womenGender, unisexGender], further: [] } as const;
  return [{ key: 'gender:voksen', kind: 'gender', value: 'voksen', text: place.written, meaning }];
}

const places = wordSet('jobb jobben kontor kontoret arbeid arbeidet work office');
const leads = wordSet('til te på fra to at from the');
