import type { PictureWish } from '#contract/desk/goods/picture-schemas.ts';

type List = readonly PictureWish[];

/** One picture of a colour moved to another place among those of the same colour; the others keep their order. */
export function movedWithin(list: List, colorId: number | null, from: number, to: number): List {
  const own = list.filter((one) => one.colorId === colorId);
  const target = Math.max(0, Math.min(own.length - 1, to));
  const [taken] = own.splice(from, 1);
  if (taken === undefined) return list;
  own.splice(target, 0, taken);
  return [...list.filter((one) => one.colorId !== colorId), ...own];
}

export function replaced(list: List, old: PictureWish, next: PictureWish | null): List {
  return list.flatMap((one) => (one === old ? (next === null ? [] : [next]) : [one]));
}
