import { articleText } from '#content/nb/article.ts';
import { cardText } from '#content/nb/card.ts';
import { compareText } from '#content/nb/compare.ts';
import { formatKroner } from '#domain/money/format-money.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { Button } from '#ui/components/button/button.tsx';
import { IconButton } from '#ui/components/button/icon-button.tsx';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { Link } from '#ui/components/link/link.tsx';
import { shopApi } from '../../data/shop-api.ts';
import { CardPrice, CardTile } from '../../features/article-card/card-tile.tsx';
import { UnitPriceText } from '../../features/article-card/unit-price-text.tsx';
import { buyAgain } from '../../features/cart/buy-again.ts';
import styles from './compare-column-head.module.css';
import type { ComparedArticle } from './load-compare.ts';

export interface CompareColumnHeadProps {
  readonly article: ComparedArticle;
  /** Seen at once on arrival. */
  readonly first: boolean;
  readonly onRemove: () => void;
}

/** Whose column it is: picture, name, price, and the way to buy it. */
export function CompareColumnHead({ article, first, onRemove }: CompareColumnHeadProps) {
  const { name, pant, unitPrice } = article;
  const path = pathTo('product', { articleName: article.slug });
  return (
    <th scope="col" className={styles.head}>
      <div className={styles.goods}>
        <CardTile article={article} first={first} />
        <p className={styles.shelf}>
          <CardPrice article={article} />
        </p>
        <IconButton
          icon="close"
          iconSize={18}
          label={compareText.remove(name)}
          className={styles.remove}
          onClick={onRemove}
        />
      </div>
      <p className={styles.line}>{article.productLine}</p>
      <Link to={path} className={styles.name}>
        {name}
      </Link>
      {unitPrice !== undefined && (
        <p className={styles.pant}>
          <UnitPriceText unitPrice={unitPrice} />
        </p>
      )}
      {pant > 0 && <p className={styles.pant}>{cardText.includingPant(formatKroner(pant))}</p>}
      <div className={styles.buy}>
        <Buy article={article} path={path} />
      </div>
    </th>
  );
}

/** One that comes in a single variant goes straight into the cart; else there is something to pick first, on its page. */
function Buy({ article, path }: { readonly article: ComparedArticle; readonly path: string }) {
  const { articleId, name, ean, sizes, shopCount, online } = article;
  if (shopCount === 0 && !online) {
    return (
      <LinkButton look="outline" full to={path} aria-label={`${compareText.seeArticle}: ${name}`}>
        {articleText.soldOut}
      </LinkButton>
    );
  }
  if (ean === null) {
    const words = sizes.length > 1 ? articleText.chooseSize : articleText.chooseColor;
    return (
      <LinkButton look="outline" full to={path} aria-label={`${words}: ${name}`}>
        {words}
      </LinkButton>
    );
  }
  const add = () => buyAgain(shopApi(), [{ EanNo: ean, ArticleID: articleId, Name: name, Count: 1 }]);
  return (
    <Button full onClick={() => void add()} aria-label={`${articleText.addToCart}: ${name}`}>
      {articleText.addToCart}
    </Button>
  );
}
