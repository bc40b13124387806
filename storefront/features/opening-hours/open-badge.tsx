import { shopsText } from '#content/nb/shops.ts';
import { isOpen, openingState } from '#domain/shop/opening-state.ts';
import { shopCalendar } from '#domain/shop/shop-calendar.ts';
import { classNames } from '#ui/components/class-names.ts';
import styles from './open-badge.module.css';
import type { OpeningStateProps } from './opening-state.tsx';

/** TXT-103, TXT-104: 'Åpent nå' or 'Stengt nå'; nothing where hours or time are not known. */
export function OpenBadge({ shop, now }: Pick<OpeningStateProps, 'shop' | 'now'>) {
  if (now === null || shop.openingHours.trim() === '') return null;
  const open = isOpen(openingState(shopCalendar(shop), now));
  return (
    <span className={classNames(styles.badge, open ? styles.open : styles.shut)}>
      {open ? shopsText.openNow : shopsText.closedNow}
    </span>
  );
}
