import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Availability } from '#contract/article.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import type { Variant } from '#domain/article/variant.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { onPageReturn } from '#ui/browser/page-return.ts';
import { nextTask } from '#ui/browser/startup/next-task.ts';
import { shopApi } from '../../../data/shop-api.ts';
import { useLive } from '../../../data/use-live.ts';

/** Waits a moment before connecting, as many pages are left again at once. */
const liveAfterMs = 4_000;
/** Many look at what sells fast: they do not all ask in the same moment. */
const spreadMs = 400;

/** The variants with current stock: the page may be cached, or have been open for a while (DEC-61); then it follows. */
export function useFreshVariants({ id, variants }: Pick<ArticleDetail, 'id' | 'variants'>): readonly Variant[] {
  const [answer, setAnswer] = useState<{ readonly id: number; readonly rows: Availability } | null>(null);
  const ask = useCallback(async () => {
    const reply = await shopApi().articleAvailability({ id });
    if (reply.ok) startTransition(() => setAnswer({ id, rows: reply.data }));
  }, [id]);
  useEffect(() => {
    let current = true;
    const first = async () => {
      await nextTask(); // the page is drawn first
      if (current) await ask();
    };
    void first();
    const stop = onPageReturn(() => void ask());
    return () => {
      current = false;
      stop();
    };
  }, [ask]);
  const later = () => setTimeout(() => void ask(), Math.random() * spreadMs);
  useLive({ article: id }, later, { after: liveAfterMs });
  return answer?.id === id ? withFreshStock(variants, answer.rows) : variants;
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
