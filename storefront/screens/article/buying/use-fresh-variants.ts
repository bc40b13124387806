import { startTransition, useEffect, useState } from 'react';
import type { Availability } from '#contract/article.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import type { Variant } from '#domain/article/variant.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { onPageReturn } from '#ui/browser/page-return.ts';
import { nextTask } from '#ui/browser/startup/next-task.ts';
import { shopApi } from '../../../data/shop-api.ts';

/** The variants with current stock: the page may be cached, or have been open for a while (DEC-61). */
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

/** The variants with the stock of an answer; one that it does not name stays as it was (DEC-61). */
export function withFreshStock(variants: readonly Variant[], answer: Availability): readonly Variant[] {
  const byEan = new Map(answer.map((row) => [row.EanNo, row]));
  return variants.map((variant) => {
    const row = byEan.get(variant.ean);
    if (row === undefined) return variant;
    const shops = row.Shops.map(({ id, qty }) => ({ id: shopId(id), qty })); // in the order delivered, DEC-73
    return { ...variant, availability: row.Availability, shops };
  });
}
