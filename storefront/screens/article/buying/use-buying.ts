import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import type { Variant } from '#domain/article/variant.ts';
import { cartLineOf } from '#domain/cart/cart-line.ts';
import { afterPaint } from '#ui/browser/after-paint.ts';
import { tabStops } from '#ui/browser/focus.ts';
import { replaceQuery } from '#ui/browser/location.ts';
import { addToCart } from '../../../features/cart/add-to-cart.ts';
import {
  choiceQuery,
  matching,
  namedVariant,
  pickOf,
  startChoice,
  type VariantChoice,
  type VariantPick,
} from '../../../features/variant-picker/variant-choice.ts';

export interface Buying {
  /** With stock as it is now. */
  readonly variants: readonly Variant[];
  readonly choice: VariantChoice;
  readonly pick: VariantPick;
  /** The one the choice names, whether it can be had or not; null while something is still to be picked. */
  readonly named: Variant | null;
  /** The variants the choice leaves open. */
  readonly left: readonly Variant[];
  readonly colorError: boolean;
  readonly sizeError: boolean;
  readonly colorRef: RefObject<HTMLDivElement | null>;
  readonly sizeRef: RefObject<HTMLDivElement | null>;
  readonly choose: (change: Partial<VariantChoice>) => void;
  readonly add: () => void;
}

/**
 * What the shopper picks and puts in the cart. The choice is in the address, so that a link leads to the same variant. The mark
 * on a tile is painted by the browser alone; price, stock and shops are drawn after that paint, so that they are not felt as part
 * of the press. What is pressed in between builds on what was picked, drawn or not.
 */
export function useBuying(article: ArticleDetail, variants: readonly Variant[]): Buying {
  const { search } = useLocation();
  const [choice, setChoice] = useState(() => startChoice(article.variants, new URLSearchParams(search)));
  const picked = useRef<VariantChoice | null>(choice);
  const [asked, setAsked] = useState(false);
  const colorRef = useRef<HTMLDivElement>(null);
  const sizeRef = useRef<HTMLDivElement>(null);
  const pick = pickOf(variants, choice);
  const missing = asked && pick.kind === 'open' ? pick : { color: false, size: false };

  useEffect(
    () => () => {
      picked.current = null;
    },
    [],
  );

  const choose = (change: Partial<VariantChoice>) => {
    const next = { ...(picked.current ?? choice), ...change };
    picked.current = next;
    afterPaint(() => {
      // Pressed once more meanwhile, or left: the address is another page's.
      if (picked.current !== next) return;
      setChoice(next);
      replaceQuery(choiceQuery(article.variants, next));
    });
  };
  const add = () => {
    const wanted = pickOf(variants, picked.current ?? choice);
    if (wanted.kind === 'picked') {
      const line = cartLineOf(article, wanted.variant);
      afterPaint(() => addToCart(line));
    }
    if (wanted.kind !== 'open') return;
    setAsked(true);
    const group = wanted.color ? colorRef.current : sizeRef.current;
    if (group !== null) tabStops(group)[0]?.focus();
  };

  return {
    variants,
    choice,
    pick,
    named: namedVariant(variants, choice),
    left: matching(variants, choice),
    colorError: missing.color,
    sizeError: missing.size,
    colorRef,
    sizeRef,
    choose,
    add,
  };
}
