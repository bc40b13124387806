/** The dimensions whose entries are ticked (GEN-17, DEC-47), and size, which the shops' stock makes worth asking for. */
export const choiceDimensions = ['genders', 'colors', 'productlines', 'shops', 'groups', 'sizes'] as const;

export type ChoiceDimension = (typeof choiceDimensions)[number];

/** Bounds in kroner, both inclusive. */
export interface PriceChoice {
  readonly min: number;
  readonly max: number;
}

/** What the shopper has chosen: ids per dimension and, when narrowed, a price range. Held in the url (DEC-48). */
export type FilterChoice = Readonly<Record<ChoiceDimension, readonly number[]>> & {
  readonly price: PriceChoice | null;
};

export const noChoice: FilterChoice = {
  genders: [],
  colors: [],
  productlines: [],
  shops: [],
  groups: [],
  sizes: [],
  price: null,
};

export function toggleChoice(choice: FilterChoice, dimension: ChoiceDimension, id: number): FilterChoice {
  const ids = choice[dimension];
  const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
  return { ...choice, [dimension]: next };
}

export function choosePrice(choice: FilterChoice, price: PriceChoice | null): FilterChoice {
  return { ...choice, price };
}

/**
 * The n of 'Filter(n)': every ticked entry, and one for a narrowed price (UI-08, DEC-48). What the route fixes is no part of
 * the choice, so it does not count.
 */
export function countChoice(choice: FilterChoice): number {
  const ticked = choiceDimensions.reduce((sum, dimension) => sum + choice[dimension].length, 0);
  return ticked + (choice.price === null ? 0 : 1);
}
