import type { GoodsKind } from './goods-kinds.ts';

export interface KitThing {
  readonly kind: GoodsKind;
  /** Pieces or pairs. */
  readonly count: number;
}

/** CONTENT-12: what a child needs at the start of kindergarten, as the page's own list has it. */
export const kindergartenKit: readonly KitThing[] = [
  { kind: 'wool-set', count: 2 },
  { kind: 'rain-set', count: 1 },
  { kind: 'rubber-boots', count: 1 },
  { kind: 'park-suit', count: 1 },
  { kind: 'fleece', count: 1 },
  { kind: 'mittens', count: 4 },
  { kind: 'hat', count: 2 },
  { kind: 'neck', count: 2 },
  { kind: 'wool-socks', count: 3 },
  { kind: 'indoor-shoes', count: 1 },
  { kind: 'spare-trousers', count: 1 },
  { kind: 'spare-sweater', count: 1 },
];

/** Packages to buy for so many pieces: '… 3-pk' holds three. */
export function packagesFor(pieces: number, articleName: string): number {
  const inOne = Number(/(\d+)[- ]?(?:pk|pack)\b/i.exec(articleName)?.[1] ?? 1);
  return Math.ceil(pieces / Math.max(1, inOne));
}
