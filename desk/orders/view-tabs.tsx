import { ordersText as text, viewNames } from '#content/nb/desk/orders.ts';
import { type OrderView, orderViews } from '#contract/desk/orders/order-view.ts';
import type { DeskAnswer } from '#contract/desk/schemas.ts';
import { Tabs } from '../parts/layout/tabs.tsx';

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
    <Tabs
      label={text.views}
      shown={shown}
      onChoose={onChoose}
      tabs={orderViews.map((view) => {
        const counted = view === 'all' ? undefined : counts?.[view];
        return {
          value: view,
          name: viewNames[view],
          count: counted?.count,
          atLeast: counted?.isExact === false,
          alert: alarming.has(view) && (counted?.count ?? 0) > 0,
        };
      })}
    />
  );
}
