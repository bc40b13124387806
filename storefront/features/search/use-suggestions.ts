import { useEffect, useState } from 'react';
import type { Answer } from '#contract/shop-api.ts';
import { normaliseQuery } from '#domain/navigation/addresses/search-path.ts';
import { shopApi } from '#storefront/data/shop-api.ts';

export interface Suggestions {
  /** The text they were made for. */
  readonly query: string;
  readonly found: Answer<'suggestions'>;
}

/** Long enough that a word typed in one go asks once. */
export const suggestionDelay = 150;

/**
 * What the shopper may be about to type. The last answer stays until the next one is there, so that the panel does not
 * flicker; an answer to older text is dropped.
 */
export function useSuggestions(text: string, wanted: boolean): Suggestions | null {
  const query = normaliseQuery(text);
  const asking = wanted && query !== '';
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);

  useEffect(() => {
    if (!asking) {
      setSuggestions(null);
      return;
    }
    let outdated = false;
    const timer = setTimeout(async () => {
      const reply = await shopApi().suggestions({ query });
      if (!outdated) setSuggestions(reply.ok ? { query, found: reply.data } : null);
    }, suggestionDelay);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [query, asking]);

  return suggestions;
}
