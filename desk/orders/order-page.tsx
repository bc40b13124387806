import { useState } from 'react';
import { orderText as text } from '#content/nb/desk/order.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import type { OrderAnswer } from '#contract/desk/orders/order-detail.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import type { PageProps } from '../page.ts';
import { Button } from '../parts/button.tsx';
import { Columns } from '../parts/layout/columns.tsx';
import { Crumbs } from '../parts/layout/crumbs.tsx';
import { LinkButton } from '../parts/layout/link-button.tsx';
import { Note, Status } from '../parts/small-parts.tsx';
import { QueryState } from '../parts/states.tsx';
import { leadingDayAndTime } from '../parts/times.ts';
import { iMay } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { GiveBack } from './give-back.tsx';
import styles from './order.module.css';
import { OrderCustomer } from './order-customer.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderNote } from './order-note.tsx';
import { OrderStatus } from './order-row-parts.tsx';
import { OrderTerms } from './order-terms.tsx';
import { ResendMail } from './resend-mail.tsx';

type Open = 'take-back' | 'refund' | 'cancel' | null;

export function OrderPage({ params }: PageProps) {
  const order = useQuery('order', { id: params.id ?? '' });
  return (
    <>
      <Crumbs label={pageTitles.orders} way={[{ name: pageTitles.orders, to: '/ordre' }]} here={params.id ?? ''} />
      <QueryState query={order} />
      {order.value !== null && <Shown key={order.value.id} order={order.value} reload={order.reload} />}
    </>
  );
}

function Shown({ order, reload }: { readonly order: OrderAnswer; readonly reload: () => void }) {
  const [open, setOpen] = useState<Open>(() =>
    order.awaited !== null && canGiveBack(order) && hasRoomBeside() ? 'take-back' : null,
  );
  const done = () => {
    setOpen(null);
    reload();
  };
  const panel = open === 'take-back' || open === 'refund' ? open : null;
  return (
    <div className={styles.page} data-panel={panel !== null}>
      <div>
        <header className={styles.head}>
          <div>
            <h1>{text.title(order.id)}</h1>
            <p className={styles.facts}>
              <OrderStatus status={order.status} isUnsettled={order.money?.isUnsettled ?? false} />
              {order.awaited !== null && <Status state="wait">{text.awaited}</Status>}
              <span>{leadingDayAndTime(order.at)}</span>
              <span>{order.delivery ? text.deliver : text.collectIn(order.shop.name)}</span>
            </p>
          </div>
          <div className={styles.acts}>
            <LinkButton to={`/ordre/${order.id}/kvittering`}>{text.receiptPage.title}</LinkButton>
            {iMay('orders.write') && <ResendMail id={order.id} onDone={reload} />}
            {order.awaited !== null && canGiveBack(order) && panel !== 'take-back' && (
              <Button onClick={() => setOpen('take-back')}>{text.takeBack}</Button>
            )}
            {canGiveBack(order) && panel !== 'refund' && (
              <Button look="outline" onClick={() => setOpen('refund')}>
                {text.refund}
              </Button>
            )}
            {canGiveBack(order) && order.awaited === null && order.rightUntil !== null && panel !== 'take-back' && (
              <Button look="outline" onClick={() => setOpen('take-back')}>
                {text.takeBack}
              </Button>
            )}
            {order.canCancel && iMay('orders.cancel', { shopId: shopId(order.shop.id) }) && (
              <Button look="outline" onClick={() => setOpen('cancel')}>
                {text.cancel}
              </Button>
            )}
          </div>
        </header>
        {order.money?.isUnsettled === true && <Note tone="warn">{text.unsettled(order.money.provider)}</Note>}
        <OrderLines order={order} />
        <Columns sides="narrower">
          <OrderHistory events={order.history} />
          <div>
            <OrderMoney order={order} reload={reload} />
            <OrderCustomer customer={order.customer} />
            <OrderNote order={order} reload={reload} />
            <OrderTerms terms={order.terms} />
          </div>
        </Columns>
      </div>
      {panel !== null && (
        <GiveBack
          key={`${panel}${order.version}`}
          kind={panel}
          order={order}
          onClose={() => setOpen(null)}
          onDone={done}
        />
      )}
      {open === 'cancel' && <CancelDialog order={order} onClose={() => setOpen(null)} onDone={done} />}
    </div>
  );
}

/** Money that is drawn, known and not on its way back already. */
function canGiveBack({ money }: OrderAnswer): boolean {
  return money !== null && money.refundable > 0 && money.underWay === 0 && !money.isUnsettled && iMay('orders.refund');
}

/** As in order.module.css: below this the panel stands above the order, and opens when it is asked for. */
function hasRoomBeside(): boolean {
  return window.matchMedia('(min-width: 1181px)').matches;
}
