import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { alertTitles } from '#content/nb/alerts.ts';
import { frameText } from '#content/nb/frame.ts';
import { listText } from '#content/nb/list.ts';
import { pageSize } from '#domain/filter/shown-count.ts';
import { Alert } from '#ui/components/alert/alert.tsx';
import { Button } from '#ui/components/button/button.tsx';
import { ListProgress } from '#ui/components/progress/list-progress.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden/visually-hidden.tsx';
import type { ListPage } from '../../lists/list-page.ts';
import { ListCards, type ListCardsProps } from './list-cards.tsx';
import { ListEmpty } from './list-empty.tsx';
import styles from './list-screen.module.css';
import type { ChangingList } from './use-list-state.ts';
import type { ShownList } from './use-shown-list.ts';

interface ListArticlesProps extends Required<Pick<ListCardsProps, 'columns' | 'near'>> {
  readonly page: ListPage;
  readonly shown: ShownList;
  readonly changing: ChangingList;
}

/** Skeleton tiles for a list that is loading and whose length is unknown. */
const unknownLength = 12;

/** The articles with the messages around them: failed, empty, and the button for more. */
export function ListArticles({ page, shown, changing, columns, near }: ListArticlesProps) {
  const { list, late, failed, outdated } = shown;
  const [focusFrom, setFocusFrom] = useState<number | null>(null);
  const [sizeId, ...otherSizes] = changing.state.choice.sizes;
  const size = otherSizes.length === 0 ? list?.facets.sizes.find(({ id }) => id === sizeId) : undefined;
  if (list?.total === 0 && !late) {
    const isOnPage = (list.reading?.pages.length ?? 0) > 0;
    return <ListEmpty page={page} facets={list.facets} isOnPage={isOnPage} changing={changing} />;
  }
  const articles = list === null || (late && outdated) ? [] : list.articles;
  const rest = list === null ? 0 : list.total - list.reached;
  const awaited = articles.length === 0 ? unknownLength : Math.min(rest, pageSize);
  const showMore = (reached: number) => {
    setFocusFrom(articles.length);
    changing.showUntil(reached + pageSize);
  };
  return (
    <>
      {failed && outdated && <LoadFailed />}
      {(list !== null || late) && (
        <ListCards
          label={page.title}
          articles={articles}
          columns={columns}
          near={near}
          size={size}
          awaited={late ? awaited : 0}
          focusFrom={focusFrom}
          tile={list?.tile ?? null}
        />
      )}
      {failed && !outdated && <LoadFailed />}
      {list !== null && list.total <= pageSize && !late && (
        <VisuallyHidden>
          <span role="status">{listText.count(list.total)}</span>
        </VisuallyHidden>
      )}
      {list !== null && list.total > pageSize && articles.length > 0 && (
        <ListProgress text={listText.seen(list.reached, list.total)} shown={list.reached} total={list.total}>
          {rest > 0 && (
            <Button look="outline" onClick={() => showMore(list.reached)}>
              {listText.showMore}
            </Button>
          )}
        </ListProgress>
      )}
    </>
  );
}

/** Shown in place of the missing articles: above older ones that are still shown, or below those they would follow. */
function LoadFailed() {
  const { revalidate } = useRevalidator();
  return (
    <div className={styles.failed}>
      <Alert kind="error" title={alertTitles.error} text={listText.loadFailed} />
      <Button look="outline" onClick={() => void revalidate()}>
        {frameText.tryAgain}
      </Button>
    </div>
  );
}
