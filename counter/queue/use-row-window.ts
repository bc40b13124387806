import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { blocksInView, type RowBlock, rowBlocks, type ShownBlocks } from './row-window.ts';

/** As far above and below the view rows are drawn already. */
const ahead = 900;
const firstLook: ShownBlocks = { first: 0, last: 1, focused: null };

export interface RowWindow {
  readonly blocks: readonly RowBlock[];
  /** What stands in for a block that is not drawn, in pixels. */
  readonly heightOf: (block: RowBlock) => number;
}

/**
 * Draws the rows of a list that scrolls, those near the view alone: of three hundred orders a few dozen are in the DOM. A block
 * that was drawn once keeps its measured height, so that nothing jumps when it is scrolled away. The rows of a block bear its
 * number as `data-block`.
 */
export function useRowWindow(ref: RefObject<HTMLElement | null>, rows: number, rowHeight: number): RowWindow {
  const [shown, setShown] = useState(firstLook);
  const heights = useRef(new Map<number, number>());

  const look = useCallback(() => {
    const list = ref.current;
    if (list === null) return;
    const placed = placesOf(list);
    const view = { top: list.scrollTop - ahead, bottom: list.scrollTop + list.clientHeight + ahead };
    const { first, last } = blocksInView(placed, view);
    setShown((now) => (now.first === first && now.last === last ? now : { ...now, first, last }));
  }, [ref]);

  useEffect(() => {
    const list = ref.current;
    if (list === null) return;
    const focus = ({ target }: FocusEvent) => setShown((now) => ({ ...now, focused: blockOf(target) }));
    list.addEventListener('scroll', look, { passive: true });
    list.addEventListener('focusin', focus);
    window.addEventListener('resize', look);
    return () => {
      list.removeEventListener('scroll', look);
      list.removeEventListener('focusin', focus);
      window.removeEventListener('resize', look);
    };
  }, [ref, look]);

  const blocks = rowBlocks(rows, shown);
  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null) return;
    const placed = placesOf(list);
    for (const { index, shown: drawn } of blocks) {
      const place = placed[index];
      if (drawn && place !== undefined) heights.current.set(index, place.bottom - place.top);
    }
    look();
  });
  return { blocks, heightOf: ({ index, from, to }) => heights.current.get(index) ?? (to - from) * rowHeight };
}

/** Where each block begins and ends, whether it is drawn or stood in for. */
function placesOf(list: HTMLElement): { readonly top: number; readonly bottom: number }[] {
  const placed: { top: number; bottom: number }[] = [];
  for (const item of list.querySelectorAll<HTMLElement>(':scope > [data-block]')) {
    const top = item.offsetTop - list.offsetTop;
    const bottom = top + item.offsetHeight;
    const before = placed[Number(item.dataset.block)];
    placed[Number(item.dataset.block)] = { top: before?.top ?? top, bottom };
  }
  return placed;
}

function blockOf(target: EventTarget | null): number | null {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null;
  return item === null ? null : Number(item.dataset.block);
}
