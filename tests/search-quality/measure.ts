import type { Catalogue } from '#server/ports/catalogue/catalogue-index.ts';
import type { Grade, Judge } from './judge.ts';
import type { Query } from './query.ts';

const depth = 10;
const firstSeen = 3;

export interface Score {
  readonly text: string;
  /** Share of the first ten answers that are good (grade 2 or 3); 0 when nothing is found though something is wanted. */
  readonly precision: number;
  /** Good articles among the first ten, of as many as ten places can hold. */
  readonly recall: number;
  /** How near the order of the first ten comes to the best there could be, by grades. */
  readonly ndcg: number;
  /** Whether one of the first three is good. */
  readonly success: number;
  readonly isEmpty: number;
  readonly wanted: number;
  /** Those of the first ten that are not good. */
  readonly strangers: readonly number[];
}

export interface Figures {
  readonly queries: number;
  readonly precision: number;
  readonly recall: number;
  readonly ndcg: number;
  readonly success: number;
  readonly isEmpty: number;
}

/** A query that nothing in the catalogue answers measures nothing: it is a fault of the set. */
export async function score(index: Catalogue, judge: Judge, query: Query): Promise<Score> {
  const grades = judge(query);
  // Where nothing answers in full, the right goods are the honest answer.
  const least = [...grades.values()].some((grade) => grade >= 2) ? 2 : 1;
  const isGood = (id: number) => (grades.get(id) ?? 0) >= least;
  const good = [...grades.keys()].filter(isGood).length;
  if (good === 0) throw new Error(`No article answers '${query.text}'`);
  const { ids: found } = await index.query({ text: query.text, from: 0, take: depth });
  const right = found.filter(isGood).length;
  return {
    text: query.text,
    precision: found.length === 0 ? 0 : right / found.length,
    recall: right / Math.min(depth, good),
    ndcg: ndcg(found, grades),
    success: Number(found.slice(0, firstSeen).some(isGood)),
    isEmpty: Number(found.length === 0),
    wanted: good,
    strangers: found.filter((id) => !isGood(id)),
  };
}

export function figuresOf(scores: readonly Score[]): Figures {
  const mean = (pick: (one: Score) => number) => scores.reduce((sum, one) => sum + pick(one), 0) / scores.length;
  return {
    queries: scores.length,
    precision: mean(({ precision }) => precision),
    recall: mean(({ recall }) => recall),
    ndcg: mean((one) => one.ndcg),
    success: mean(({ success }) => success),
    isEmpty: mean(({ isEmpty }) => isEmpty),
  };
}

function ndcg(found: readonly number[], grades: ReadonlyMap<number, Grade>): number {
  const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2);
  const sum = (list: readonly number[]) => list.reduce((total, grade, place) => total + gain(grade, place), 0);
  const best = [...grades.values()].sort((a, b) => b - a).slice(0, depth);
  return sum(found.map((id) => grades.get(id) ?? 0)) / sum(best);
}

/** Half of the queries, by a hash of their text: those are never looked at while the search is tuned. */
export function isHeldOut({ text }: Query): boolean {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 15) & 1) === 1;
}
