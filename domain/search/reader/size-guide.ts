import type { ShopWords } from './shop-words.ts';

/** What fits a child of an age, by each measure that sizes are named after: from the first to the last that will do. */
interface AgeSizes {
  readonly years: number;
  readonly height: number;
  readonly shoe: readonly [number, number];
  readonly head: number;
  readonly weight: number;
  /** Wheels of a bicycle, in inches. */
  readonly wheel: readonly number[];
}

const ages: readonly AgeSizes[] = [
  { years: 0.25, height: 62, shoe: [16, 17], head: 42, weight: 6, wheel: [] },
  { years: 0.5, height: 68, shoe: [17, 19], head: 44, weight: 8, wheel: [] },
  { years: 0.75, height: 74, shoe: [19, 20], head: 46, weight: 9, wheel: [] },
  { years: 1, height: 80, shoe: [20, 22], head: 47, weight: 10, wheel: [] },
  { years: 1.5, height: 86, shoe: [22, 23], head: 48, weight: 11, wheel: [] },
  { years: 2, height: 92, shoe: [23, 25], head: 49, weight: 13, wheel: [12] },
  { years: 3, height: 98, shoe: [25, 27], head: 50, weight: 15, wheel: [12] },
  { years: 4, height: 104, shoe: [26, 28], head: 51, weight: 17, wheel: [12, 14] },
  { years: 5, height: 110, shoe: [28, 30], head: 51, weight: 19, wheel: [14, 16] },
  { years: 6, height: 116, shoe: [29, 31], head: 52, weight: 21, wheel: [16] },
  { years: 7, height: 122, shoe: [31, 33], head: 52, weight: 24, wheel: [16, 20] },
  { years: 8, height: 128, shoe: [32, 34], head: 53, weight: 27, wheel: [20] },
  { years: 9, height: 134, shoe: [33, 35], head: 53, weight: 30, wheel: [20, 24] },
  { years: 10, height: 140, shoe: [34, 36], head: 54, weight: 33, wheel: [20, 24] },
  { years: 11, height: 146, shoe: [35, 37], head: 54, weight: 37, wheel: [24] },
  { years: 12, height: 152, shoe: [36, 38], head: 55, weight: 41, wheel: [24] },
  { years: 13, height: 158, shoe: [37, 39], head: 55, weight: 46, wheel: [24, 26] },
  { years: 14, height: 164, shoe: [38, 41], head: 56, weight: 51, wheel: [26] },
  { years: 15, height: 170, shoe: [39, 42], head: 56, weight: 56, wheel: [26] },
];

/** Letters of trousers by the waist in inches, up to and with. */
const waists: readonly (readonly [waist: number, letter: string])[] = [
  [28, 'xs'],
  [30, 's'],
  [33, 'm'],
  [36, 'l'],
  [39, 'xl'],
  [43, 'xxl'],
];

export function sizesForWaist(inches: number, shop: Pick<ShopWords, 'sizesFor'>): readonly number[] {
  const letter = waists.find(([most]) => inches <= most)?.[1];
  return letter === undefined ? [] : shop.sizesFor(letter);
}

/** Skis of a child are a little shorter or longer than it is tall, by ten centimetres. */
function skiLengths(height: number): number[] {
  return wholeNumbers([height - 15, height + 15]).filter((length) => length % 10 === 0);
}

const step = 6; // centimetres between two sizes of children's clothes

/** Sizes of the shop for a child between two ages: those that fit, and those one step off. */
export function sizesForAge(
  from: number,
  to: number,
  shop: Pick<ShopWords, 'sizesFor' | 'sizesHolding'>,
): { fit: readonly number[]; near: readonly number[] } {
  const found = ages.filter(({ years }) => years >= from && years <= to);
  const nearest = ages.toSorted((a, b) => Math.abs(a.years - from) - Math.abs(b.years - from)).slice(0, 1);
  const meant = found.length > 0 ? found : nearest;
  const fit = meant.flatMap(({ years, height, shoe, head, weight, wheel }) => [
    ...shop.sizesFor(`${height}`),
    ...shop.sizesHolding('år', Math.floor(years)),
    ...wholeNumbers(shoe).flatMap((size) => shop.sizesFor(`${size}`)),
    ...shop.sizesHolding('hode', head),
    ...shop.sizesHolding('kg', weight),
    ...wheel.flatMap((inches) => shop.sizesFor(`${inches}"`)),
  ]);
  const near = meant.flatMap(({ height }) =>
    [height - step, height + step, ...skiLengths(height)].flatMap((size) => shop.sizesFor(`${size}`)),
  );
  return { fit: [...new Set(fit)], near: [...new Set(near)].filter((id) => !fit.includes(id)) };
}

function wholeNumbers([from, to]: readonly [number, number]): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
