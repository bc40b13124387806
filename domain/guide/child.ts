/** A child of an age at which one starts in kindergarten, as sizes know it. Clothes are named after its height. */
export interface Child {
  /** Height in centimetres, and the size of clothes. */
  readonly size: number;
  readonly years: number;
  /** Shoe size with room in front of the toe. */
  readonly shoe: number;
  /** Round the head, centimetres. */
  readonly head: number;
}

/** Youngest first; a child grows by about one size a year, twice that in the first. */
export const children: readonly Child[] = [
  { size: 80, years: 1, shoe: 22, head: 48 },
  { size: 86, years: 1.5, shoe: 23, head: 48 },
  { size: 92, years: 2, shoe: 24, head: 49 },
  { size: 98, years: 3, shoe: 26, head: 50 },
  { size: 104, years: 4, shoe: 27, head: 51 },
  { size: 110, years: 5, shoe: 29, head: 51 },
  { size: 116, years: 6, shoe: 30, head: 52 },
];

/** Most start the autumn they turn one or two. */
const usual: Child = { size: 92, years: 2, shoe: 24, head: 49 };

/** The child of a size as a link has it; the usual one where it says nothing we know. */
export function childOf(size: string | number | null): Child {
  return children.find((child) => child.size === Number(size)) ?? usual;
}
