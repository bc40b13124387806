import { listText } from '#content/nb/list.ts';
import { priceParts } from '#domain/money/format-money.ts';
import { Picture } from '#ui/components/picture/picture.tsx';
import { BeforePrice } from '#ui/components/price/before-price.tsx';
import { Price } from '#ui/components/price/price.tsx';
import { Tag } from '#ui/components/price/tag.tsx';
import { Tile } from '#ui/components/tile/tile.tsx';
import styles from './article-card.module.css';
import type { CardArticle } from './card-article.ts';
import { CardLabels } from './card-labels.tsx';

export interface CardTileProps {
  readonly article: Pick<CardArticle, 'image' | 'labels'>;
  /** Seen at once on arrival: its picture is loaded first. */
  readonly first: boolean;
}

/**
 * The article's picture on its shelf, with its labels. The goods stand in 84 % of their tile: half a window on a phone, else
 * a third or fourth of the page.
 */
export function CardTile({ article: { image, labels }, first }: CardTileProps) {
  return (
    <Tile className={styles.tile}>
      {image !== null && (
        <Picture
          path={image}
          widths={[320, 480]}
          sizes="(max-width: 1019.98px) 42vw, 280px"
          alt=""
          width={640}
          height={640}
          first={first}
          className={styles.goods}
        />
      )}
      <CardLabels labels={labels} />
    </Tile>
  );
}

/** The price tag, with the price before an offer. */
export function CardPrice({
  article: { price, beforePrice, onOffer },
}: {
  readonly article: Pick<CardArticle, 'price' | 'beforePrice' | 'onOffer'>;
}) {
  return (
    <Tag sale={onOffer}>
      <Price figures={priceParts(price)} />
      {beforePrice !== null && <BeforePrice label={listText.card.before} figures={priceParts(beforePrice)} />}
    </Tag>
  );
}
