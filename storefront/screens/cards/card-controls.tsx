import type { CardArticle } from '../../features/article-card/card-article.ts';
import { LazyCompareToggle } from '../../features/compare/lazy-compare.tsx';
import { FavouriteButton } from '../../features/favourites/favourite-button.tsx';

/** What stands above the link that a card is. */
export function CardControls({ articleId, name }: Pick<CardArticle, 'articleId' | 'name'>) {
  return (
    <>
      <FavouriteButton articleId={articleId} />
      <LazyCompareToggle articleId={articleId} name={name} />
    </>
  );
}
