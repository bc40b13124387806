import { useEffect, useState } from 'react';
import { mapArticles } from '#contract/map-article.ts';
import { logMissingData } from '#storefront/data/log-missing-data.ts';
import { shopApi } from '#storefront/data/shop-api.ts';
import { type CardArticle, cardOf } from './card-article.ts';

/** As many as one bundle holds (DEC-60). */
const mostPerCall = 100;

export interface Cards {
  /** Those that are there, in the order asked for. */
  readonly articles: readonly CardArticle[];
  /** Still on their way. */
  readonly awaited: number;
  readonly failed: boolean;
}

/**
 * Articles by id through articles/bundle (DEC-85); hidden and unknown ones are left out. Null stands for one that does
 * not exist.
 */
export function useCards(ids: readonly number[]): Cards {
  const [known, setKnown] = useState<ReadonlyMap<number, CardArticle | null>>(new Map());
  const [failed, setFailed] = useState(false);
  const asked = ids
    .filter((id) => !known.has(id))
    .slice(0, mostPerCall)
    .join(',');

  useEffect(() => {
    if (asked === '') return;
    let current = true;
    void shopApi()
      .articleBundle({ articles: asked })
      .then((reply) => {
        if (!current) return;
        setFailed(!reply.ok);
        if (!reply.ok) return;
        const found = new Map(mapArticles(reply.data, logMissingData).map((article) => [article.id, cardOf(article)]));
        const answered = asked.split(',').map((id) => [Number(id), found.get(Number(id)) ?? null] as const);
        setKnown((before) => new Map([...before, ...answered]));
      });
    return () => {
      current = false;
    };
  }, [asked]);

  return {
    articles: ids.flatMap((id) => known.get(id) ?? []),
    awaited: failed ? 0 : ids.filter((id) => !known.has(id)).length,
    failed,
  };
}
