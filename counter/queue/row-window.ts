/** Rows are drawn and taken away in blocks of this many. */
const blockRows = 12;

export interface RowBlock {
  readonly index: number;
  /** Of the rows, the first and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly shown: boolean;
}

/** Which blocks are in the DOM. */
export interface ShownBlocks {
  readonly first: number;
  readonly last: number;
  /** Holds the focus: stays, however far it is scrolled away. */
  readonly focused: number | null;
}

export function rowBlocks(rows: number, { first, last, focused }: ShownBlocks): RowBlock[] {
  return Array.from({ length: Math.ceil(rows / blockRows) }, (_, index) => ({
    index,
    from: index * blockRows,
    to: Math.min(rows, (index + 1) * blockRows),
    shown: (index >= first && index <= last) || index === focused,
  }));
}

export interface Placed {
  readonly top: number;
  readonly bottom: number;
}

/** The blocks that lie in the view, or just outside it; at the least the first. */
export function blocksInView(
  blocks: readonly Placed[],
  view: Placed,
): { readonly first: number; readonly last: number } {
  const inView = blocks.flatMap(({ top, bottom }, index) => (bottom >= view.top && top <= view.bottom ? [index] : []));
  return { first: inView[0] ?? 0, last: inView.at(-1) ?? 0 };
}
