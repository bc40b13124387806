import { useEffect, useState } from 'react';
import type { ArticleRecord } from '#contract/article.ts';
import type { OwnLocalKey } from '#contract/storage-keys.ts';
import { shopApi } from '#storefront/data/shop-api.ts';
import { localJson } from '#ui/browser/storage/json-storage.ts';
import { addSeen, readSeen } from './seen-ids.ts';

const key: OwnLocalKey = 'recentlySeen';
const shown = 5;

/** Stores that an article was seen, and returns those seen before it; none on the server. */
export function useRecentlySeen(articleId: number): readonly ArticleRecord[] {
  const [seen, setSeen] = useState<readonly ArticleRecord[]>([]);
  useEffect(() => {
    const before = readSeen(localJson.readText(key));
    localJson.write(key, addSeen(before, articleId));
    const others = before.filter((id) => id !== articleId).slice(0, shown);
    if (others.length === 0) return;
    let current = true;
    void shopApi()
      .articleBundle({ articles: others.join(',') })
      .then((reply) => {
        if (current && reply.ok) setSeen(reply.data);
      });
    return () => {
      current = false;
    };
  }, [articleId]);
  return seen;
}
