import { type RefObject, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import type { Variant } from '#domain/article/variant.ts';
import { cartLineOf } from '#domain/cart/cart-line.ts';
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
  readonly choose: (choice: VariantChoice) => void;
  readonly add: () => void;
}

/** What the shopper picks and puts in the cart. The choice is in the address, so that a link leads to the same variant. */
export function useBuying(article: ArticleDetail, variants: readonly Variant[]): Buying {
  const { search } = useLocation();
  const [choice, setChoice] = useState(() => startChoice(article.variants, new URLSearchParams(search)));
  const [asked, setAsked] = useState(false);
  const colorRef = useRef<HTMLDivElement>(null);
  const sizeRef = useRef<HTMLDivElement>(null);
  const pick = pickOf(variants, choice);
  const missing = asked && pick.kind === 'open' ? pick : { color: false, size: false };

  const choose = (next: VariantChoice) => {
    setChoice(next);
    replaceQuery(choiceQuery(article.variants, next));
  };
  const add = () => {
    if (pick.kind === 'picked') addToCart(cartLineOf(article, pick.variant));
    if (pick.kind !== 'open') return;
    setAsked(true);
    const group = pick.color ? colorRef.current : sizeRef.current;
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
