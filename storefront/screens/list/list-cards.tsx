import { Fragment, memo, useEffect, useRef } from 'react';
import { tabStops } from '#ui/browser/focus.ts';
import { SkeletonTile } from '#ui/components/tile/skeleton-tile.tsx';
import { TileGrid, type TileGridProps } from '#ui/components/tile/tile-grid.tsx';
import type { CardArticle } from '../../features/article-card/card-article.ts';
import { type NearShop, stockNearby } from '../../features/stock-line/stock-text.ts';
import { useStockPieces } from '../../features/stock-line/use-stock-pieces.ts';
import type { ListTile } from '../../lists/list-page.ts';
import { CardItem } from '../cards/stocked-card.tsx';
import { ReadingTile } from './reading-tile.tsx';

export interface ListCardsProps extends Pick<TileGridProps, 'columns'> {
  readonly label: string;
  readonly articles: readonly CardArticle[];
  readonly near: readonly NearShop[];
  /** The one size the list is filtered by. */
  readonly size?: { readonly id: number; readonly name: string } | undefined;
  /** Skeleton tiles after the articles, for those that are loading. */
  readonly awaited?: number;
  /** Loading has taken a while already, so the skeleton tiles show at once. */
  readonly late?: boolean;
  /** Index of the article that takes focus once it is loaded: the first that 'Vis flere' brought. */
  readonly focusFrom?: number | null;
  readonly level?: 2 | 3;
  /** Shown among the articles. */
  readonly tile?: ListTile | null;
}

/** How many cards come before the tile: the first row of four, or a row of three and one more. */
const before = 4;
/** With fewer articles the tile is left out: it would stand at the end, or outweigh the list. */
const enough = 8;

/** How many pictures are visible at first, and are loaded eagerly. */
const seenAtOnce = 4;

/** Memoised: a tick in the filter is shown before its articles are loaded, and must not draw the old cards again. */
export const ListCards = memo(function ListCards({
  label,
  articles,
  near,
  size,
  awaited = 0,
  late = true,
  focusFrom = null,
  level = 2,
  tile = null,
  columns,
}: ListCardsProps) {
  const pieces = useStockPieces({
    articleIds: articles.map(({ articleId }) => articleId),
    shopIds: near.map(({ id }) => id),
    sizeId: size?.id ?? null,
  });
  const focused = useRef<HTMLLIElement>(null);
  const arrived = focusFrom !== null && articles.length > focusFrom;

  // the next Tab goes on among the new ones, not behind them
  useEffect(() => {
    if (arrived && focused.current !== null) tabStops(focused.current)[0]?.focus({ preventScroll: true });
  }, [arrived]);

  return (
    <TileGrid label={label} {...(columns === undefined ? {} : { columns })}>
      {articles.map((article, index) => {
        const words = stockNearby({
          near,
          pieces: pieces.get(article.articleId),
          size: size?.name ?? null,
          everywhere: article,
        });
        return (
          <Fragment key={article.articleId}>
            {index === before && articles.length >= enough && tile !== null && <ReadingTile tile={tile} />}
            <CardItem
              item={index === focusFrom ? focused : null}
              article={article}
              words={words}
              first={index < seenAtOnce}
              level={level}
            />
          </Fragment>
        );
      })}
      {Array.from({ length: awaited }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty tiles are all alike
        <li key={`awaited-${index}`}>
          <SkeletonTile late={late} />
        </li>
      ))}
    </TileGrid>
  );
});
