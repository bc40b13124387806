import { memo, type ReactNode, type RefObject, useRef } from 'react';
import { articleText } from '#content/nb/article.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import { availability, stockOfVariants } from '#domain/article/availability.ts';
import { articleLabels } from '#domain/article/labels.ts';
import { paidPrice } from '#domain/article/paid-price.ts';
import type { Variant } from '#domain/article/variant.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { useMobile } from '#ui/browser/media-query.ts';
import { useInView } from '#ui/browser/use-in-view.ts';
import { classNames } from '#ui/components/class-names.ts';
import { HydrationStep } from '#ui/components/hydration-step/hydration-step.tsx';
import { lazyPart } from '#ui/components/lazy-part/lazy-part.tsx';
import { CardLabels } from '../../features/article-card/card-labels.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { useMyShop } from '../../features/my-shop/my-shop-store.ts';
import { AllShops } from '../../features/shop-stock/all-shops.tsx';
import { nearShopsShown } from '../../features/shop-stock/near-shops.tsx';
import { useShopStock } from '../../features/shop-stock/use-shop-stock.ts';
import { useFrame } from '../../layout/use-frame.ts';
import { useNearShops } from '../list/use-near-shops.ts';
import styles from './article-screen.module.css';
import { BuyBar, type BuyBarProps } from './buying/buy-bar.tsx';
import { BuyColumn } from './buying/buy-column.tsx';
import type { Buying } from './buying/use-buying.ts';
import { useBuying } from './buying/use-buying.ts';
import { useFreshVariants } from './buying/use-fresh-variants.ts';
import type { ArticleData } from './load-article.ts';

const allShopsId = 'lager';

const SimilarInSize = lazyPart(async () => (await import('./similar-in-size.tsx')).SimilarInSize);

export interface ArticleShoppingProps {
  readonly data: ArticleData;
  readonly reviewsId: string;
  /** What stands between the column and the list of shops, and does not change with the choice. */
  readonly children: ReactNode;
}

/** What depends on the shopper's choice, place and shop, and on stock as it is now. */
export function ArticleShopping({ data, reviewsId, children }: ArticleShoppingProps) {
  const { article, shops } = data;
  const { tenant } = useFrame();
  const buying = useBuying(article, useFreshVariants(article));
  const myShop = useMyShop();
  const stock = useShopStock(buying.left, shops, myShop);
  const button = useRef<HTMLDivElement>(null);
  const words = pickedText(buying);
  const gone = useGone(buying.named);
  return (
    <>
      <div className={styles.columns}>
        <HydrationStep>
          <ArticleGallery article={article} colorId={buying.choice.colorId} />
        </HydrationStep>
        <HydrationStep>
          <BuyColumn
            article={article}
            buying={buying}
            stock={stock}
            myShop={myShop}
            shippingMethods={data.shippingMethods}
            tenant={tenant}
            buttonRef={button}
            reviewsId={reviewsId}
            allShopsId={allShopsId}
          />
        </HydrationStep>
      </div>
      {gone !== null && <SimilarInSize wanted key={gone.ean} article={article} variant={gone} />}
      {children}
      {stock.rows.length > nearShopsShown && (
        <HydrationStep>
          <section id={allShopsId} className={classNames(styles.section, styles.shops)}>
            <AllShops stock={stock} picked={buying.pick.kind === 'picked'} choice={words} />
          </section>
        </HydrationStep>
      )}
      <BuyBarInstead
        of={button}
        price={paidPrice(article)}
        picked={words}
        disabled={buying.pick.kind === 'sold-out'}
        onAdd={buying.add}
      />
    </>
  );
}

interface ArticleGalleryProps {
  readonly article: ArticleDetail;
  readonly colorId: number | null;
}

/** Its pictures are the same in every size. */
const ArticleGallery = memo(function ArticleGallery({ article, colorId }: ArticleGalleryProps) {
  return (
    <Gallery
      name={article.name}
      pictures={article.pictures}
      colorNames={new Map(article.variants.map(({ color }) => [color.id, color.name]))}
      colorId={colorId}
      labels={<CardLabels labels={articleLabels(article)} />}
    />
  );
});

/** The picked variant when no shop near the shopper has it; null while it is to be had, or no place is known. */
function useGone(named: Variant | null): Variant | null {
  const near = useNearShops();
  if (named === null || near.length === 0) return null;
  const stockOf = stockOfVariants([named]);
  const held = near.some(
    ({ id }) => availability(stockOf, named.ean, { way: 'collect', shop: shopId(id) }).quantity > 0,
  );
  return held ? null : named;
}

interface BuyBarInsteadProps extends BuyBarProps {
  readonly of: RefObject<HTMLDivElement | null>;
}

function BuyBarInstead({ of: button, ...bar }: BuyBarInsteadProps) {
  const buttonInView = useInView(button);
  const mobile = useMobile();
  return mobile && !buttonInView ? <BuyBar {...bar} /> : null;
}

/** What is picked, or what is still to be picked, in a few words. */
function pickedText({ choice, pick, variants }: Pick<Buying, 'choice' | 'pick' | 'variants'>): string {
  if (pick.kind === 'open') return pick.size ? articleText.chooseSize : articleText.chooseColor;
  if (pick.kind === 'sold-out') return articleText.soldOut;
  const color = variants.find(({ color: { id } }) => id === choice.colorId)?.color.name ?? '';
  const size = variants.find(({ size: { id } }) => id === choice.sizeId)?.size.name ?? '';
  return articleText.picked(color, size);
}
