import type { CardArticle } from '../../features/article-card/card-article.ts';
import { LazyCompareToggle } from '../../features/compare/lazy-compare.tsx';
import { FavouriteButton } from '../../features/favourites/favourite-button.tsx';

/** The buttons on top of a card, which is itself one link. */
export function CardControls({ articleId, name }: Pick<CardArticle, 'articleId' | 'name'>) {
  return (
    <>
      <FavouriteButton articleId={articleId} />
      <LazyCompareToggle articleId={articleId} name={name} />
    </>
  );
}
