import { ordersText as text, viewNames } from '#content/nb/desk/orders.ts';
import { type OrderView, orderViews } from '#contract/desk/orders/order-view.ts';
import type { DeskAnswer } from '#contract/desk/schemas.ts';
import { groupThousands } from '#domain/money/format-money.ts';
import styles from './orders.module.css';

const alarming: ReadonlySet<OrderView> = new Set(['late', 'unsettled']);

export function ViewTabs({
  shown,
  counts,
  onChoose,
}: {
  readonly shown: OrderView;
  readonly counts: DeskAnswer<'orderViews'>['views'] | undefined;
  readonly onChoose: (view: OrderView) => void;
}) {
  return (
    <nav className={styles.tabs} aria-label={text.views}>
      {orderViews.map((view) => {
        const counted = counts?.[view];
        return (
          <button
            key={view}
            type="button"
            className={styles.tab}
            aria-current={view === shown ? 'page' : undefined}
            onClick={() => onChoose(view)}
          >
            {viewNames[view]}
            {counted !== undefined && view !== 'all' && (
              <span data-alert={alarming.has(view) && counted.count > 0}>
                {groupThousands(counted.count)}
                {counted.isExact ? '' : '+'}
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
}
