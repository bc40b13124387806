import { searchText as text } from '#content/nb/desk/search.ts';
import type { FoundArticle } from '#contract/desk/search/schemas.ts';
import { groupThousands } from '#domain/money/format-money.ts';
import { Button } from '../parts/button.tsx';
import { GoodsTile } from '../parts/goods-tile.tsx';
import { dayOf } from './day-of.ts';
import styles from './search.module.css';

/** So that nothing else that is dragged here is taken for a hit. */
const dragged = 'application/x-hit';

export interface HitListProps {
  readonly articles: readonly FoundArticle[];
  /** Null: the person may not. */
  readonly onPin: ((article: FoundArticle, place: number) => void) | null;
  readonly onUnpin: (article: FoundArticle) => void;
}

/** A hit is dragged to the place it is to have; by keys its button asks for the place. */
export function HitList({ articles, onPin, onUnpin }: HitListProps) {
  return (
    <ol className={styles.hits}>
      {articles.map((article, at) => (
        <li
          key={article.articleId}
          draggable={onPin !== null}
          onDragStart={(event) => event.dataTransfer.setData(dragged, String(article.articleId))}
          onDragOver={(event) => event.dataTransfer.types.includes(dragged) && event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            const moved = articles.find(({ articleId }) => String(articleId) === event.dataTransfer.getData(dragged));
            if (moved !== undefined && moved !== article) onPin?.(moved, at + 1);
          }}
        >
          <GoodsTile image={article.image} />
          <span>
            <b>{article.name}</b>
            <small>{noteOf(article)}</small>
          </span>
          <span className={styles.price}>{`${groupThousands(article.price)},–`}</span>
          {onPin !== null &&
            (article.pinned === null ? (
              <Button
                look="outline"
                size="small"
                aria-label={text.pinOf(article.name)}
                onClick={() => onPin(article, 1)}
              >
                {text.pin}
              </Button>
            ) : (
              <Button
                look="outline"
                size="small"
                aria-label={text.unpinOf(article.name)}
                onClick={() => onUnpin(article)}
              >
                {text.unpin}
              </Button>
            ))}
        </li>
      ))}
    </ol>
  );
}

function noteOf({ pinned, shops }: FoundArticle): string {
  if (pinned === null) return text.inShops(shops);
  const until = pinned.until === null ? null : dayOf(pinned.until);
  return pinned.buried ? text.buriedUntil(until) : text.pinnedUntil(until);
}
