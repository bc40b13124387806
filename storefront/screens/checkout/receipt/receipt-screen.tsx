import { type ReactNode, useState } from 'react';
import { useLoaderData } from 'react-router';
import { checkoutText } from '#content/nb/checkout.ts';
import { generalError } from '#content/nb/errors.ts';
import { historyText } from '#content/nb/history.ts';
import { withdrawalText } from '#content/nb/withdrawal.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { reservationStatus } from '#domain/reservation/status.ts';
import { printPage } from '#ui/browser/device/print-page.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { Button } from '#ui/components/button/button.tsx';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { TextLink } from '#ui/components/button/text-link.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { EmptyState } from '#ui/components/empty-state/empty-state.tsx';
import { lazyPart } from '#ui/components/lazy-part/lazy-part.tsx';
import { shopApi } from '../../../data/shop-api.ts';
import { startLists, useStartList } from '../../../data/start-lists.ts';
import { useStore } from '../../../data/store.ts';
import { buyAgain } from '../../../features/cart/buy-again.ts';
import { OrderedGoods } from '../../../features/checkout/order/ordered-goods.tsx';
import { user } from '../../../features/customer/user-store.ts';
import { BuyAgainButton } from '../../../features/history/buy-again-button.tsx';
import { CollectCard } from '../../../features/receipt/collect-card.tsx';
import { DeliverCard } from '../../../features/receipt/deliver-card.tsx';
import { HoldLonger } from '../../../features/receipt/hold-longer.tsx';
import { OfferElsewhere } from '../../../features/receipt/offer-elsewhere.tsx';
import { OrderSteps } from '../../../features/receipt/order-steps.tsx';
import { isUnderWay, receiptHeading, statusLine } from '../../../features/receipt/status-text.ts';
import { WithdrawalStatus } from '../../../features/withdrawal/withdrawal-status.tsx';
import { withdrawalRightText } from '../../../features/withdrawal/withdrawal-text.ts';
import { DocumentTitle } from '../../../layout/document-head.tsx';
import { Meta } from '../../../layout/head/head-elements.tsx';
import { useFrame } from '../../../layout/use-frame.ts';
import { RestOfCart } from '../rest-of-cart.tsx';
import type { ReceiptAddress } from './load-receipt.ts';
import styles from './receipt-screen.module.css';
import { type OwnReservation, useReservation } from './use-reservation.ts';

const text = checkoutText.receipt;
const WithdrawDialog = lazyPart(
  async () => (await import('../../../features/withdrawal/withdraw-dialog.tsx')).WithdrawDialog,
);

/** DEC-99; also the page where a guest looks how it stands, by the link of the mail. */
export function ReceiptScreen() {
  const { reservationId } = useLoaderData<ReceiptAddress>();
  const own = useReservation(reservationId);
  return (
    <div className={classNames('wrap tall', styles.screen)}>
      <DocumentTitle title={text.title} />
      <Meta name="robots" content="noindex" />
      <Answered {...own} />
    </div>
  );
}

function Answered({ reply, ...own }: OwnReservation) {
  if (reply?.ok) return <Receipt reservation={reply.data} {...own} />;
  if (reply === undefined) {
    return (
      <>
        <h1>{text.title}</h1>
        <p role="status">{text.loading}</p>
      </>
    );
  }
  return (
    <>
      <h1 className="sr-only">{text.title}</h1>
      <EmptyState
        title={reply.status === 404 ? text.notFound : generalError(reply.status)}
        text={reply.status === 404 ? text.notFoundHelp : undefined}
      >
        <LinkButton look="outline" to={pathTo('home')}>
          {text.toHome}
        </LinkButton>
      </EmptyState>
    </>
  );
}

interface ReceiptProps extends Omit<OwnReservation, 'reply'> {
  readonly reservation: ReservationRecord;
}

function Receipt({ reservation, cancelling, cancel, token, replace }: ReceiptProps) {
  const { id, email, payment_method: method } = reservation;
  const { loaded } = useStore(user);
  const [withdrawing, setWithdrawing] = useState(false);
  const { contact } = useFrame();
  const right = withdrawalRightText(reservation);
  return (
    <>
      <header className={styles.head}>
        <h1>{receiptHeading(reservation)}</h1>
        <p className={styles.facts}>
          <b>{historyText.reservation(id)}</b>
          <span role="status">{statusLine(reservation)}</span>
          <span>{text.payment(method === null ? text.payInShop : checkoutText.payment[method])}</span>
        </p>
        <OrderSteps {...reservation} />
        {email !== null && isUnderWay(reservation) && <p className={styles.mail}>{text.mailSent(email)}</p>}
      </header>
      <RestOfCart />
      <div className={styles.columns}>
        <div className={styles.place}>
          <Destination reservation={reservation}>
            <HoldLonger reservation={reservation} token={token} look="outline" onExtended={replace} />
          </Destination>
          <OfferElsewhere reservation={reservation} token={token} />
          <WithdrawalStatus withdrawals={reservation.withdrawals} />
          {method !== null && (
            <p className={styles.fine}>
              {right ?? text.withdraw} <TextLink to={pathTo('returns')}>{text.withdrawLink}</TextLink>
            </p>
          )}
          <div className={styles.ways}>
            <Button look="outline" icon="document" onClick={printPage}>
              {text.print}
            </Button>
            {loaded && (
              <LinkButton look="outline" to={pathTo('history')}>
                {text.toHistory}
              </LinkButton>
            )}
            {reservation.withdrawal_right?.open && (
              <Button look="outline" onClick={() => setWithdrawing(true)}>
                {withdrawalText.start}
              </Button>
            )}
            {reservation.statusID === reservationStatus.expired && (
              <BuyAgainButton
                look="outline"
                label={historyText.reserveAgain}
                lines={reservation.articles}
                onBuyAgain={(lines) => buyAgain(shopApi(), lines)}
              />
            )}
            {reservation.cancellable && (
              <Button look="outline" disabled={cancelling} onClick={() => void cancel()}>
                {historyText.cancel}
              </Button>
            )}
          </div>
          {reservation.cancellable && <p className={styles.fine}>{text.cancelHelp}</p>}
        </div>
        <OrderedGoods {...reservation} />
      </div>
      <WithdrawDialog
        wanted={withdrawing}
        open={withdrawing}
        onClose={() => setWithdrawing(false)}
        reservation={reservation}
        token={token}
        returnAddress={contact.address}
        onWithdrawn={replace}
      />
    </>
  );
}

function Destination({
  reservation,
  children,
}: {
  readonly reservation: ReservationRecord;
  readonly children: ReactNode;
}) {
  const shops = useStartList(startLists.shops);
  const methods = useStartList(startLists.shippingMethods);
  const now = useNow();
  if (reservation.delivery === 1) {
    const method = methods.find(({ id }) => id === reservation.shipping_method_id)?.name ?? null;
    return <DeliverCard reservation={reservation} method={method} />;
  }
  return (
    <CollectCard reservation={reservation} shop={shops.find(({ id }) => id === reservation.shopID) ?? null} now={now}>
      {children}
    </CollectCard>
  );
}
