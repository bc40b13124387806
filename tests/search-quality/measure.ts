import type { CatalogueIndex } from '#server/ports/catalogue-index.ts';
import type { Judge } from './judge.ts';
import type { Query } from './query.ts';

const depth = 10;

export interface Score {
  readonly text: string;
  /** Share of the first ten answers that are wanted; 0 when nothing is found though something is wanted. */
  readonly precision: number;
  /** Wanted articles among the first ten, of as many as ten places can hold. */
  readonly recall: number;
  readonly wanted: number;
  /** Those of the first ten that are not wanted. */
  readonly strangers: readonly number[];
}

export interface Figures {
  readonly queries: number;
  readonly precision: number;
  readonly recall: number;
}

/** A query that nothing in the catalogue answers measures nothing: it is a fault of the set. */
export function score(index: CatalogueIndex, judge: Judge, query: Query): Score {
  const wanted = judge(query.wanted);
  if (wanted.size === 0) throw new Error(`No article answers '${query.text}'`);
  const found = firstAnswers(index, query.text);
  const right = found.filter((id) => wanted.has(id)).length;
  return {
    text: query.text,
    precision: found.length === 0 ? 0 : right / found.length,
    recall: right / Math.min(depth, wanted.size),
    wanted: wanted.size,
    strangers: found.filter((id) => !wanted.has(id)),
  };
}

export function figuresOf(scores: readonly Score[]): Figures {
  const mean = (pick: (one: Score) => number) => scores.reduce((sum, one) => sum + pick(one), 0) / scores.length;
  return {
    queries: scores.length,
    precision: mean(({ precision }) => precision),
    recall: mean(({ recall }) => recall),
  };
}

function firstAnswers(index: CatalogueIndex, text: string): readonly number[] {
  return index.query({ text, from: 0, take: depth }).ids;
}
