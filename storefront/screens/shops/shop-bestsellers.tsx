import { shopsText } from '#content/nb/shops.ts';
import type { ShopRecord } from '#contract/place.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { TextLink } from '#ui/components/button/text-link.tsx';
import { classNames } from '#ui/components/class-names.ts';
import type { CardArticle } from '../../features/article-card/card-article.ts';
import { CardRow } from '../cards/card-row.tsx';
import styles from './shop-screen.module.css';

export interface ShopBestsellersProps {
  readonly shop: Pick<ShopRecord, 'id' | 'name'>;
  readonly articles: readonly CardArticle[];
}

/** What sells best and stands in this very shop, with how many there are. */
export function ShopBestsellers({ shop, articles }: ShopBestsellersProps) {
  if (articles.length === 0) return null;
  const heading = shopsText.bestsellersHere(shop.name);
  return (
    <section className={classNames('wrap', styles.bestsellers)}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <TextLink to={`${pathTo('bestsellers')}?butikk=${shop.id}`} iconAfter="next">
          {shopsText.inStockHere}
        </TextLink>
      </div>
      <CardRow label={heading} articles={articles} near={[{ id: shop.id, name: shop.name, distance: null }]} />
    </section>
  );
}
