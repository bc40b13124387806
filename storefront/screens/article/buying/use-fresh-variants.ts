import { startTransition, useEffect, useState } from 'react';
import type { Availability } from '#contract/article.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import type { Variant } from '#domain/article/variant.ts';
import { onPageReturn } from '#ui/browser/page-return.ts';
import { nextTask } from '#ui/browser/startup/next-task.ts';
import { shopApi } from '../../../data/shop-api.ts';
import { withFreshStock } from './fresh-stock.ts';

/** The variants with stock as it is now: a page may be kept, and may have been open for a while (DEC-61). */
export function useFreshVariants({ id, variants }: Pick<ArticleDetail, 'id' | 'variants'>): readonly Variant[] {
  const [answer, setAnswer] = useState<Availability | null>(null);
  useEffect(() => {
    let current = true;
    const ask = async () => {
      await nextTask(); // the page is drawn first
      if (!current) return;
      const reply = await shopApi().articleAvailability({ id });
      if (current && reply.ok) startTransition(() => setAnswer(reply.data));
    };
    void ask();
    const stop = onPageReturn(() => void ask());
    return () => {
      current = false;
      stop();
    };
  }, [id]);
  return answer === null ? variants : withFreshStock(variants, answer);
}
