import { SnapStrip } from '../../components/snap-strip/snap-strip.tsx';
import { ArticleCard } from '../../features/article-card/article-card.tsx';
import type { CardArticle } from '../../features/article-card/card-article.ts';
import { StockLine } from '../../features/stock-line/stock-line.tsx';
import { type NearShop, stockNearby } from '../../features/stock-line/stock-words.ts';
import { useStockPieces } from '../../features/stock-line/use-stock-pieces.ts';
import { CardControls } from './card-controls.tsx';

export interface CardRowProps {
  readonly label: string;
  readonly articles: readonly CardArticle[];
  readonly near: readonly NearShop[];
}

/** A single row of cards; below 1020 px one leafs through it. */
export function CardRow({ label, articles, near }: CardRowProps) {
  const pieces = useStockPieces({
    articleIds: articles.map(({ articleId }) => articleId),
    shopIds: near.map(({ id }) => id),
    sizeId: null,
  });
  return (
    <SnapStrip label={label} when="mobile">
      {articles.map((article) => (
        <li key={article.articleId}>
          <ArticleCard
            article={article}
            level={3}
            favourite={<CardControls {...article} />}
            stock={
              <StockLine
                words={stockNearby({ near, pieces: pieces.get(article.articleId), size: null, everywhere: article })}
              />
            }
          />
        </li>
      ))}
    </SnapStrip>
  );
}
