import { useEffect, useState } from 'react';
import { shopApi } from '#storefront/data/shop-api.ts';

/** Asked for once in the life of a page, and not again after a failure: nobody misses them. */
let answer: Promise<readonly string[]> | undefined;
let known: readonly string[] = [];

export function usePopularSearches(): readonly string[] {
  const [popular, setPopular] = useState(known);
  useEffect(() => {
    let gone = false;
    answer ??= shopApi()
      .popularSearches({})
      .then((reply) => {
        known = reply.ok ? reply.data : [];
        return known;
      });
    void answer.then((queries) => {
      if (!gone) setPopular(queries);
    });
    return () => {
      gone = true;
    };
  }, []);
  return popular;
}
