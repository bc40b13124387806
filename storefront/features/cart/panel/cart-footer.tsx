import { useId } from 'react';
import { cartText } from '#content/nb/cart.ts';
import { discountLabel } from '#domain/cart/discount.ts';
import { cartTotals } from '#domain/cart/totals.ts';
import { formatOere, oerePriceParts } from '#domain/money/format-money.ts';
import { oere } from '#domain/money/money.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { useStore } from '#storefront/data/store.ts';
import { Button } from '#ui/components/button/button.tsx';
import { IconButton } from '#ui/components/button/icon-button.tsx';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Link } from '#ui/components/link/link.tsx';
import { Price } from '#ui/components/price/price.tsx';
import { cart, dispatchCart } from '../cart-store.ts';
import styles from './cart-footer.module.css';
import { PromoDialog } from './promo-dialog.tsx';

export interface CartFooterProps {
  /** Members of the club are given a guarantee. */
  readonly hasGuarantee: boolean;
  readonly loggedIn: boolean;
  readonly promoOpen: boolean;
  readonly onTogglePromo: () => void;
}

/** Promo code, totals and the ways on, pinned under the lines. */
export function CartFooter({ hasGuarantee, loggedIn, promoOpen, onTogglePromo }: CartFooterProps) {
  const promoId = useId();
  const { orders, discount } = useStore(cart);
  const totals = cartTotals(orders, discount);
  return (
    <div className={styles.footer}>
      {promoOpen && <PromoDialog id={promoId} onClose={onTogglePromo} />}
      {discount.activated && <ActiveDiscount />}
      <Button
        look="text"
        icon="tag"
        className={styles.promo}
        aria-expanded={promoOpen}
        aria-controls={promoOpen ? promoId : undefined}
        onClick={onTogglePromo}
      >
        {cartText.promo.title}
      </Button>
      <dl className={styles.sums}>
        {discount.activated && (
          <>
            <SumRow label={cartText.goods} amount={formatOere(totals.sum)} />
            <SumRow label={cartText.discount} amount={formatOere(oere(-totals.discount))} />
          </>
        )}
        <div className={styles.total}>
          <dt>{cartText.total}</dt>
          <dd>
            <Price figures={oerePriceParts(totals.total)} size="lg" />
          </dd>
        </div>
      </dl>
      <LinkButton to={pathTo('checkout')} size="lg" full iconAfter="next">
        {cartText.toCheckout}
      </LinkButton>
      <p className={styles.freight}>{cartText.freightLater}</p>
      {!loggedIn && <LogInLinks hasGuarantee={hasGuarantee} />}
    </div>
  );
}

function SumRow({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <div className={styles.sum}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

function ActiveDiscount() {
  const { discount, activePromocode } = useStore(cart);
  return (
    <div className={styles.ticket}>
      <Icon name="tag" size={20} />
      <span>{cartText.promo.active(activePromocode?.name ?? cartText.promo.title, discountLabel(discount))}</span>
      <IconButton
        icon="close"
        iconSize={18}
        label={cartText.promo.remove}
        className={styles.remove}
        onClick={() => dispatchCart({ type: 'remove-discount' })}
      />
    </div>
  );
}

/** `from=cart` brings the shopper back to the cart afterwards (NAV-10, NAV-11, DEC-111). */
function LogInLinks({ hasGuarantee }: { readonly hasGuarantee: boolean }) {
  return (
    <p className={styles.logIn}>
      <span>{cartText.logInHelp(hasGuarantee)}</span>
      <Link to={`${pathTo('login')}?from=cart`}>{cartText.logIn}</Link>
      <Link to={`${pathTo('register')}?from=cart`}>{cartText.register}</Link>
    </p>
  );
}
