import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cardText } from '#content/nb/card.ts';
import { listText } from '#content/nb/list.ts';
import { ratingText } from '#content/nb/rating.ts';
import { formatKroner, priceParts } from '#domain/money/format-money.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { formatDecimal } from '#domain/text/format-decimal.ts';
import { Picture } from '#ui/components/picture/picture.tsx';
import { BeforePrice } from '#ui/components/price/before-price.tsx';
import { Price } from '#ui/components/price/price.tsx';
import { Tag } from '#ui/components/price/tag.tsx';
import { Stars } from '#ui/components/stars/stars.tsx';
import { Swatches } from '#ui/components/swatches/swatches.tsx';
import { Tile } from '#ui/components/tile/tile.tsx';
import styles from './article-card.module.css';
import type { CardArticle } from './card-article.ts';
import { CardLabels } from './card-labels.tsx';

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

const pictureWidths = [160, 320, 480] as const;
/** The goods stand in 84 % of their tile: half a window on a phone, else a third or fourth of the page. */
const pictureSizes = '(max-width: 1019.98px) 42vw, 280px';

/** Goods on their shelf with the price on its edge. The whole card is the link; the heart stands above it. */
export function ArticleCard({ article, first = false, level = 2, favourite, stock }: ArticleCardProps) {
  const Heading = `h${level}` as const;
  const { beforePrice, image, rating } = article;
  return (
    <article className={styles.card}>
      <Heading className={styles.name}>
        <Link to={pathTo('product', { articleName: article.slug })} className={styles.link}>
          {article.name}
        </Link>
      </Heading>
      <p className={styles.productLine}>{article.productLine}</p>
      <Tile className={styles.tile}>
        {image !== null && (
          <Picture
            path={image}
            widths={pictureWidths}
            sizes={pictureSizes}
            alt=""
            width={640}
            height={640}
            first={first}
            className={styles.goods}
          />
        )}
        <CardLabels labels={article.labels} />
      </Tile>
      <p className={styles.shelf}>
        <Tag sale={article.onOffer}>
          <Price figures={priceParts(article.price)} />
          {beforePrice !== null && <BeforePrice label={listText.card.before} figures={priceParts(beforePrice)} />}
        </Tag>
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
        {article.pant > 0 && <span className={styles.pant}>{cardText.includingPant(formatKroner(article.pant))}</span>}
      </div>
      {stock !== undefined && <div className={styles.stock}>{stock}</div>}
      {favourite !== undefined && <div className={styles.favourite}>{favourite}</div>}
    </article>
  );
}
