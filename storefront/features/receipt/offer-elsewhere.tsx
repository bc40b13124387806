import { useState } from 'react';
import { checkoutText } from '#content/nb/checkout.ts';
import { generalError } from '#content/nb/errors.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { formatKroner } from '#domain/money/format-money.ts';
import { kroner } from '#domain/money/money.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { formatDistance } from '#domain/shop/distance.ts';
import { raiseAlert } from '#storefront/data/alerts.ts';
import { shopApi } from '#storefront/data/shop-api.ts';
import { Button } from '#ui/components/button/button.tsx';
import { TextLink } from '#ui/components/button/text-link.tsx';
import styles from './receipt.module.css';

const text = checkoutText.receipt.elsewhere;
type Offer = ReservationRecord['offers'][number];

export interface OfferElsewhereProps {
  readonly reservation: Pick<ReservationRecord, 'id' | 'offers'>;
  readonly token: string | undefined;
}

/** What the shop did not find and another one nearby has, to be held there at one press. */
export function OfferElsewhere({ reservation, token }: OfferElsewhereProps) {
  if (reservation.offers.length === 0) return null;
  return (
    <section className={styles.card} aria-label={text.title}>
      <div className={styles.shop}>
        <h2 className={styles.shopName}>{text.title}</h2>
        {reservation.offers.map((offer) => (
          <OneOffer key={offer.id} reservationId={reservation.id} offer={offer} token={token} />
        ))}
      </div>
    </section>
  );
}

function OneOffer({
  reservationId,
  offer,
  token,
}: {
  readonly reservationId: number;
  readonly offer: Offer;
  readonly token: string | undefined;
}) {
  const [sending, setSending] = useState(false);
  const [made, setMade] = useState<{ readonly id: number; readonly path: string } | null>(null);
  const accept = async () => {
    if (sending) return;
    setSending(true);
    const reply = await shopApi().acceptOffer({ id: reservationId, offer: offer.id, token });
    setSending(false);
    if (!reply.ok) {
      return raiseAlert('error', reply.status === 409 ? reply.body.message : generalError(reply.status));
    }
    const { id, receipt_token } = reply.data;
    setMade({ id, path: `${pathTo('receipt', { reservationId: id })}?token=${receipt_token}` });
  };
  const goods = text.goods(offer.Count, offer.Name, formatKroner(kroner(offer.total)));
  if (made !== null) {
    return (
      <p role="status">
        {text.held(goods, offer.shop_name)} <TextLink to={made.path}>{text.see(made.id)}</TextLink>
      </p>
    );
  }
  if (offer.taken) return <p>{text.held(goods, offer.shop_name)}</p>;
  return (
    <>
      <p>{text.has(offer.shop_name, formatDistance(offer.metres), goods)}</p>
      {offer.open && (
        <div>
          <Button look="outline" disabled={sending} onClick={() => void accept()}>
            {text.accept(offer.shop_name)}
          </Button>
        </div>
      )}
      {offer.open && <p className={styles.help}>{text.help}</p>}
    </>
  );
}
