import { SnapStrip } from '#ui/components/snap-strip/snap-strip.tsx';
import type { CardArticle } from '../../features/article-card/card-article.ts';
import { type NearShop, stockNearby } from '../../features/stock-line/stock-text.ts';
import { type StockPieces, useStockPieces } from '../../features/stock-line/use-stock-pieces.ts';
import { StockedCard } from './stocked-card.tsx';

export interface CardRowProps {
  readonly label: string;
  readonly articles: readonly CardArticle[];
  readonly near: readonly NearShop[];
}

/** A single row of cards; below 1020 px one leafs through it. */
export function CardRow(props: CardRowProps) {
  const pieces = useStockPieces({
    articleIds: props.articles.map(({ articleId }) => articleId),
    shopIds: props.near.map(({ id }) => id),
    sizeId: null,
  });
  return <CardStrip {...props} pieces={pieces} size={null} />;
}

export interface CardStripProps extends CardRowProps {
  readonly pieces: StockPieces;
  /** The one size the pieces are of. */
  readonly size: string | null;
}

/** The same with pieces that are known already. */
export function CardStrip({ label, articles, near, pieces, size }: CardStripProps) {
  return (
    <SnapStrip label={label} when="mobile">
      {articles.map((article) => (
        <li key={article.articleId}>
          <StockedCard
            article={article}
            words={stockNearby({ near, pieces: pieces.get(article.articleId), size, everywhere: article })}
            level={3}
          />
        </li>
      ))}
    </SnapStrip>
  );
}
