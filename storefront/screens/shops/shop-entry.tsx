import { memo, useEffect, useRef } from 'react';
import { shopsText } from '#content/nb/shops.ts';
import type { ShopRecord } from '#contract/place.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { formatDistance } from '#domain/shop/distance.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { TextLink } from '#ui/components/button/text-link.tsx';
import { HydratedWhen } from '#ui/components/hydration-step/hydrated-when.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';
import { ChooseShopButton } from '../../features/my-shop/choose-shop-button.tsx';
import { DeviatingList } from '../../features/opening-hours/deviating-list.tsx';
import { HoursList } from '../../features/opening-hours/hours-list.tsx';
import { OpeningState } from '../../features/opening-hours/opening-state.tsx';
import { addressLine } from './address-line.ts';
import { DirectionsLink } from './directions-link.tsx';
import styles from './shop-entry.module.css';

export interface ShopEntryProps {
  readonly shop: ShopRecord;
  /** Its number on the map beside it; null while the list has no order that means something. */
  readonly number: number | null;
  readonly open: boolean;
  /** It was chosen on the map and may be out of sight. */
  readonly sought: boolean;
  /** Is the same function whenever the list is drawn. */
  readonly onToggle: (id: number, open: boolean) => void;
}

/** A shop of the list, with its hours and what to do about it folded in: it opens by keyboard and without script. */
export const ShopEntry = memo(function ShopEntry({ shop, number, open, sought, onToggle }: ShopEntryProps) {
  const now = useNow();
  const entry = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (sought) entry.current?.scrollIntoView({ block: 'nearest' });
  }, [sought]);
  return (
    <li>
      <details
        ref={entry}
        className={styles.entry}
        open={open}
        onToggle={(event) => onToggle(shop.id, event.currentTarget.open)}
      >
        <summary className={styles.summary}>
          <span className={styles.number}>{number ?? <Icon name="pin" size={18} />}</span>
          <h2 className={styles.name}>{shop.fullName}</h2>
          {shop.distance !== null && <b className={styles.distance}>{formatDistance(shop.distance)}</b>}
          <span className={styles.address}>{addressLine(shop)}</span>
          <OpeningState shop={shop} now={now} className={styles.state} />
        </summary>
        <HydratedWhen wanted={open} className={styles.more}>
          <HoursList openingHours={shop.openingHours} now={now} />
          <DeviatingList shop={shop} now={now} headingLevel={3} />
          <div className={styles.actions}>
            <ChooseShopButton shop={shop} />
            <DirectionsLink shop={shop} />
            <TextLink to={pathTo('shop', { slug: shop.slug })} iconAfter="next">
              {shopsText.toShop}
              <span className="sr-only"> {shop.fullName}</span>
            </TextLink>
          </div>
        </HydratedWhen>
      </details>
    </li>
  );
});
