import { favouritesText } from '#content/nb/favourites.ts';
import { useStore } from '#storefront/data/store.ts';
import { IconButton } from '#ui/components/button/icon-button.tsx';
import { favourites, toggleFavouriteArticle } from './favourites-store.ts';

export interface FavouriteButtonProps {
  readonly articleId: number;
  readonly className?: string | undefined;
}

/** TXT-19, TXT-20: the heart says what a press will do. */
export function FavouriteButton({ articleId, className }: FavouriteButtonProps) {
  const chosen = useStore(favourites).includes(articleId);
  return (
    <IconButton
      icon="heart"
      label={chosen ? favouritesText.remove : favouritesText.add}
      filled={chosen}
      className={className}
      onClick={() => toggleFavouriteArticle(articleId)}
    />
  );
}
