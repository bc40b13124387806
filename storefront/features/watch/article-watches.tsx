import { useState } from 'react';
import { watchText } from '#content/nb/watch.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import type { Variant } from '#domain/article/variant.ts';
import { useMounted } from '#ui/browser/use-mounted.ts';
import { Button } from '#ui/components/button/button.tsx';
import { lazyPart } from '#ui/components/lazy-part/lazy-part.tsx';
import styles from './watch.module.css';
import { type WatchPlace, watchOffer } from './watch-offer.ts';

const StockWatch = lazyPart(async () => (await import('./stock-watch.tsx')).StockWatch);
const WatchForm = lazyPart(async () => (await import('./watch-form.tsx')).WatchForm);

export interface ArticleWatchesProps {
  readonly article: Pick<ArticleDetail, 'id' | 'oneOffLot'>;
  /** The one that was picked, whether it can be had or not. */
  readonly variant: Variant | null;
  /** In words: 'Blå, str. M'. */
  readonly choice: string;
  readonly myShop: WatchPlace | null;
  readonly customer: { readonly email: string; readonly email_verified: boolean } | null;
}

/** 'Si fra': when the size comes in, where it is out, and when the price falls. */
export function ArticleWatches({ article, variant, choice, myShop, customer }: ArticleWatchesProps) {
  const [priceAsked, setPriceAsked] = useState(false);
  const mounted = useMounted(); // the server waits for no late part
  const offer = watchOffer(variant, myShop);
  const person = { verified: customer?.email_verified ?? false, email: customer?.email ?? null };
  return (
    <>
      {offer !== null && article.oneOffLot && <p className={styles.lot}>{watchText.oneOffLot}</p>}
      {offer !== null && !article.oneOffLot && (
        <StockWatch
          key={`${offer.ean} ${offer.places[0]?.id ?? ''}`}
          wanted={mounted}
          articleId={article.id}
          offer={offer}
          choice={choice}
          {...person}
        />
      )}
      <div className={styles.price}>
        {!priceAsked && (
          <Button look="text" icon="bell" className={styles.priceButton} onClick={() => setPriceAsked(true)}>
            {watchText.priceButton}
          </Button>
        )}
        {priceAsked && (
          <WatchForm
            wanted
            ask={{ kind: 'price', article_id: article.id }}
            {...person}
            onCancel={() => setPriceAsked(false)}
          />
        )}
      </div>
    </>
  );
}
