import type { RefObject } from 'react';
import { articleText } from '#content/nb/article.ts';
import { ratingText } from '#content/nb/rating.ts';
import type { TenantRecord } from '#contract/tenant.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import { chargedFreight, type ShippingMethod } from '#domain/cart/freight.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { sizeAdvice } from '#domain/review/review-summary.ts';
import { formatDecimal } from '#domain/text/format-decimal.ts';
import { slugify } from '#domain/text/slugify.ts';
import { Button } from '#ui/components/button/button.tsx';
import { InPageLink } from '#ui/components/button/in-page-link.tsx';
import { HydrationStep } from '#ui/components/hydration-step/hydration-step.tsx';
import { Link } from '#ui/components/link/link.tsx';
import { Stars } from '#ui/components/stars/stars.tsx';
import { useShopperPlace } from '../../../data/shopper-place.ts';
import { useStore } from '../../../data/store.ts';
import { Care } from '../../../features/care/care.tsx';
import { cart, dispatchCart } from '../../../features/cart/cart-store.ts';
import { CompareToggle } from '../../../features/compare/compare-toggle.tsx';
import { user } from '../../../features/customer/user-store.ts';
import { FavouriteButton } from '../../../features/favourites/favourite-button.tsx';
import { chooseShop } from '../../../features/my-shop/my-shop-store.ts';
import { fitText } from '../../../features/reviews/fit.ts';
import { ShareWidget } from '../../../features/share/share-widget.tsx';
import { NearShops } from '../../../features/shop-stock/near-shops.tsx';
import type { MyShop, ShopStock } from '../../../features/shop-stock/use-shop-stock.ts';
import { VariantPicker } from '../../../features/variant-picker/variant-picker.tsx';
import { ArticleWatches } from '../../../features/watch/article-watches.tsx';
import { useFrame } from '../../../layout/use-frame.ts';
import styles from './buy-column.module.css';
import { DeliveryBox } from './delivery-box.tsx';
import { PriceBlock } from './price-block.tsx';
import { Promises } from './promises.tsx';
import { sizeGuideOf } from './size-guide.ts';
import { SizeGuideButton } from './size-guide-button.tsx';
import { StockStatus } from './stock-status.tsx';
import type { Buying } from './use-buying.ts';
import { WayChoice } from './way-choice.tsx';

export interface BuyColumnProps {
  readonly article: ArticleDetail;
  readonly buying: Buying;
  readonly stock: ShopStock;
  readonly myShop: MyShop | null;
  readonly shippingMethods: readonly ShippingMethod[];
  readonly tenant: TenantRecord;
  readonly buttonRef: RefObject<HTMLDivElement | null>;
  readonly reviewsId: string;
  readonly allShopsId: string;
}

/** Beside the pictures: what it costs, which one, how it is had, and the button. */
export function BuyColumn(props: BuyColumnProps) {
  const { article, buying, stock, myShop } = props;
  const { client } = useStore(cart);
  const { user: customer } = useStore(user);
  const place = useShopperPlace();
  const shipping = props.shippingMethods.map((method) => ({
    ...method,
    price: chargedFreight('deliver', method, [article]),
  }));
  // A delivery is always paid at once, which the shop must have a way for.
  const { paymentMethods } = useFrame();
  const canPurchase = article.canPurchase && paymentMethods.length > 0;
  const delivery = client.delivery && canPurchase && !article.onlyCC;
  const guide = sizeGuideOf([...new Set(article.variants.map(({ size }) => size.name))], article.gender.id);
  const fit = sizeAdvice(article.trueToSizeCounts);
  const soldOut = buying.pick.kind === 'sold-out';
  return (
    <div className={styles.column}>
      <Identity article={article} reviewsId={props.reviewsId} />
      <PriceBlock article={article} />
      <VariantPicker
        variants={buying.variants}
        choice={buying.choice}
        onChoose={buying.choose}
        colorError={buying.colorError}
        sizeError={buying.sizeError}
        colorRef={buying.colorRef}
        sizeRef={buying.sizeRef}
        sizeGuide={guide !== null && <SizeGuideButton guide={guide} />}
      />
      {fit !== null && <p className={styles.fit}>{articleText.fitHint(fitText(fit.fit))}</p>}
      <StockStatus soldOut={soldOut} stock={stock} />
      <HydrationStep>
        <WayChoice
          article={{ onlyCC: article.onlyCC, canPurchase }}
          shipping={shipping}
          delivery={delivery}
          onChange={(chosen) => dispatchCart({ type: 'change-client', client: { delivery: chosen } })}
        />
      </HydrationStep>
      <HydrationStep>
        {delivery ? (
          <DeliveryBox shipping={shipping} />
        ) : (
          <NearShops
            stock={stock}
            picked={buying.pick.kind === 'picked'}
            postcode={place?.postcode ?? null}
            myShop={myShop}
            onChooseShop={chooseShop}
            allShopsId={props.allShopsId}
          />
        )}
      </HydrationStep>
      <div className={styles.actions} ref={props.buttonRef}>
        <Button size="lg" full icon="cart" disabled={soldOut} onClick={buying.add}>
          {articleText.addToCart}
        </Button>
        <FavouriteButton articleId={article.id} className={styles.favourite} />
      </div>
      <div className={styles.compare}>
        <CompareToggle articleId={article.id} name={article.name} look="plain" />
      </div>
      <ArticleWatches
        article={article}
        variant={buying.named}
        choice={buying.named === null ? '' : articleText.picked(buying.named.color.name, buying.named.size.name)}
        myShop={myShop}
        customer={customer}
      />
      <Promises goods={article.goods} />
      <ShareWidget title={article.name} chain={props.tenant.display_name} />
      <Care
        washLabel={article.washLabel}
        careLabel={article.careLabel}
        guidesPath={props.tenant.features.maintenance ? pathTo('maintenance') : null}
      />
    </div>
  );
}

function Identity({ article, reviewsId }: Pick<BuyColumnProps, 'article' | 'reviewsId'>) {
  const { brand, averageRating } = article;
  const rating = averageRating === null ? null : formatDecimal(averageRating);
  return (
    <div>
      <p className={styles.line}>
        {brand.name !== '' && <Link to={pathTo('productLine', { slug: slugify(brand.name) })}>{brand.name}</Link>}
        {brand.name !== '' && ' · '}
        {articleText.articleNo(article.articleNo)}
      </p>
      <h1 className={styles.name}>{article.name}</h1>
      {averageRating !== null && rating !== null && (
        <InPageLink to={reviewsId} className={styles.rating}>
          <Stars value={averageRating} label={ratingText.stars(rating)}>
            {rating} ({article.reviewCount})
          </Stars>
          <span className="sr-only">{ratingText.count(article.reviewCount)}</span>
        </InPageLink>
      )}
    </div>
  );
}
