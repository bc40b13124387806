import { sizeScales } from './catalogue.ts';

export interface DemoSize {
  readonly id: number;
  readonly name: string;
  readonly sort: number;
}

const letters = ['One size', 'XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** Letters, then by number, then as the scales have them: one row per name, however many scales use it. */
export const sizes: readonly DemoSize[] = [
  ...new Set(Object.values(sizeScales).flatMap((byGender) => Object.values(byGender).flat())),
]
  .map((name, place) => ({ name, place, key: sortKey(name) }))
  .sort((a, b) => a.key - b.key || a.place - b.place)
  .map(({ name }, index) => ({ id: index + 1, name, sort: index + 1 }));

const idsByName = new Map(sizes.map(({ id, name }) => [name, id]));

export function sizeId(name: string): number {
  const id = idsByName.get(name);
  if (id === undefined) throw new RangeError(`The demo data has no size ${name}`);
  return id;
}

function sortKey(name: string): number {
  const letter = letters.indexOf(name);
  if (letter >= 0) return letter;
  const number = /^[\d.,]+/.exec(name)?.[0];
  return number === undefined ? 100_000 : 100 + Number(number.replace(',', '.'));
}
