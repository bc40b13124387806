import { frameText } from '#content/nb/desk/frame.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import { reviewText as text } from '#content/nb/desk/reviews.ts';
import type { ReviewState } from '#domain/review/review-flags.ts';
import { useKeys } from '../keys/keys.ts';
import { moved } from '../keys/move.ts';
import { Button } from '../parts/button.tsx';
import { Tabs } from '../parts/layout/tabs.tsx';
import { EmptyState, QueryState } from '../parts/states.tsx';
import { useFilters, usePaging } from '../routing/use-filters.ts';
import { useQuery } from '../state/use-query.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewedArticle } from './reviewed-article.tsx';
import styles from './reviews.module.css';

const states: readonly ReviewState[] = ['waiting', 'approved', 'rejected'];

/** One list, one review, its article. J and K move, A approves, R rejects, and the answer is written between them. */
export function ReviewsPage() {
  const filters = useFilters(['state', 'id']);
  const { after, goOn, toFirst } = usePaging();
  const state = states.find((one) => one === filters.values.state) ?? 'waiting';
  const list = useQuery('reviews', { state, after });
  const rows = list.value?.rows ?? [];
  const index = Math.max(
    0,
    rows.findIndex(({ id }) => String(id) === filters.values.id),
  );
  const current = rows[index]?.id ?? null;
  const review = useQuery('review', current === null ? null : { id: current });
  const open = (id: number) =>
    filters.set({ id: String(id), state: state === 'waiting' ? '' : state }, { replace: true });
  const go = (step: 1 | -1) => {
    const to = moved(index, step, rows.length);
    const row = to === null ? undefined : rows[to];
    if (row !== undefined) open(row.id);
  };
  useKeys({ j: () => go(1), k: () => go(-1) });
  // What was decided leaves the list; the one behind it takes its place.
  const decided = () => {
    const follower = rows[index + 1] ?? rows[index - 1];
    filters.set({ id: follower === undefined ? '' : String(follower.id) }, { replace: true });
    list.reload();
  };
  return (
    <div className={styles.page} data-open={filters.values.id !== undefined}>
      <section className={styles.list}>
        <h1>{pageTitles.reviews}</h1>
        <Tabs
          label={pageTitles.reviews}
          shown={state}
          tabs={states.map((one) => ({ value: one, name: text.views[one], count: list.value?.[one] }))}
          onChoose={(one) => filters.set({ state: one === 'waiting' ? '' : one, id: '' })}
        />
        <QueryState query={list} />
        {list.value !== null && rows.length === 0 && <EmptyState>{text.empty[state]}</EmptyState>}
        <ReviewList rows={rows} current={current} onOpen={open} />
        {(after !== undefined || list.value?.next != null) && (
          <p className={styles.more}>
            {after !== undefined && (
              <Button look="outline" size="small" onClick={toFirst}>
                {frameText.newest}
              </Button>
            )}{' '}
            {list.value?.next != null && (
              <Button look="outline" size="small" onClick={() => goOn(list.value?.next ?? '')}>
                {frameText.older}
              </Button>
            )}
          </p>
        )}
      </section>
      {review.value !== null && review.value.id === current && (
        <>
          <ReviewCard
            key={review.value.id}
            review={review.value}
            place={state === 'waiting' ? { nth: index + 1, of: list.value?.waiting ?? rows.length } : null}
            onDecided={decided}
            onAnswered={review.reload}
            onBack={() => filters.set({ id: '' }, { replace: true })}
          />
          <ReviewedArticle article={review.value.article} />
        </>
      )}
    </div>
  );
}
