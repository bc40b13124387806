import { openingState, type OpeningState as State } from '#domain/shop/opening-state.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { shopCalendar } from '#domain/shop/shop-calendar.ts';
import { classNames } from '#ui/components/class-names.ts';
import styles from './opening-state.module.css';
import { openingText } from './opening-text.ts';

export interface OpeningStateProps {
  readonly shop: Pick<Shop, 'openingHours' | 'openingExceptions'>;
  /** Null until the browser has told the time; the line keeps its room meanwhile (DEC-05). */
  readonly now: number | null;
  readonly className?: string | undefined;
}

const tones: Readonly<Record<State['kind'], string | undefined>> = {
  open: styles.open,
  'closing-soon': styles.soon,
  opens: styles.shut,
  closed: styles.shut,
};

/** 'Åpent til 20:00', in the colour of its meaning; the words say it too. */
export function OpeningState({ shop, now, className }: OpeningStateProps) {
  if (now === null) return <span className={classNames(styles.state, className)}>&nbsp;</span>;
  const known = shop.openingHours.trim() !== '';
  const tone = known ? tones[openingState(shopCalendar(shop), now).kind] : undefined;
  return <span className={classNames(styles.state, tone, className)}>{openingText(shop, now)}</span>;
}
