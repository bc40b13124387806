import type { ReactNode } from 'react';
import { cardText } from '#content/nb/card.ts';
import { listText } from '#content/nb/list.ts';
import { ratingText } from '#content/nb/rating.ts';
import { formatKroner } from '#domain/money/format-money.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { formatDecimal } from '#domain/text/format-decimal.ts';
import { Link } from '#ui/components/link/link.tsx';
import { Stars } from '#ui/components/stars/stars.tsx';
import { Swatches } from '#ui/components/swatches/swatches.tsx';
import styles from './article-card.module.css';
import type { CardArticle } from './card-article.ts';
import { CardPrice, CardTile } from './card-tile.tsx';
import { UnitPriceText } from './unit-price-text.tsx';

export interface ArticleCardProps {
  readonly article: CardArticle;
  /** Seen at once on arrival: its picture is loaded first. */
  readonly first?: boolean;
  /** Level of its heading below the one above the list. */
  readonly level?: 2 | 3;
  /** The heart. */
  readonly favourite?: ReactNode;
  /** Where it can be had. */
  readonly stock?: ReactNode;
}

/** Goods on their shelf with the price on its edge. The whole card is the link; the heart stands above it. */
export function ArticleCard({ article, first = false, level = 2, favourite, stock }: ArticleCardProps) {
  const Heading = `h${level}` as const;
  const { rating } = article;
  return (
    <article className={styles.card}>
      <Heading className={styles.name}>
        <Link to={pathTo('product', { articleName: article.slug })} className={styles.link}>
          {article.name}
        </Link>
      </Heading>
      <p className={styles.productLine}>{article.productLine}</p>
      <CardTile article={article} first={first} />
      <p className={styles.shelf}>
        <CardPrice article={article} />
      </p>
      <div className={styles.meta}>
        {article.colorHexes.length > 0 && (
          <Swatches
            hexes={article.colorHexes}
            label={listText.card.colors(article.colorHexes.length)}
            moreLabel={listText.card.moreColors}
          />
        )}
        {rating !== null && (
          <span className={styles.rating}>
            <Stars value={rating} label={ratingText.stars(formatDecimal(rating))}>
              {formatDecimal(rating)} ({article.reviewCount})
            </Stars>
          </span>
        )}
        {article.unitPrice !== undefined && (
          <span className={styles.pant}>
            <UnitPriceText unitPrice={article.unitPrice} />
          </span>
        )}
        {article.pant > 0 && <span className={styles.pant}>{cardText.includingPant(formatKroner(article.pant))}</span>}
      </div>
      {stock !== undefined && <div className={styles.stock}>{stock}</div>}
      {favourite !== undefined && <div className={styles.favourite}>{favourite}</div>}
    </article>
  );
}
