import { checkoutText } from '#content/nb/checkout.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { reservationStatus } from '#domain/reservation/status.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import styles from './order-steps.module.css';

const s = reservationStatus;
const text = checkoutText.receipt.steps;

/** In the order they come; by the way it goes out. */
const stepsOf: Readonly<Record<'collect' | 'deliver', readonly number[]>> = {
  collect: [s.received, s.inProgress, s.readyToCollect, s.collected],
  deliver: [s.received, s.inProgress, s.sent, s.delivered],
};

type Props = Pick<ReservationRecord, 'statusID' | 'delivery'>;

/** How far an order has come, from received to handed out; nothing for one that came to nothing. */
export function OrderSteps({ statusID, delivery }: Props) {
  const way = delivery === 1 ? 'deliver' : 'collect';
  const steps = stepsOf[way];
  const current = steps.indexOf(statusID);
  if (current === -1) return null;
  return (
    <ol className={styles.steps} aria-label={text.label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classNames(styles.step, index <= current && styles.reached, index === current && styles.current)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.dot}>{index < current && <Icon name="check" size={16} />}</span>
          <span className={styles.name}>
            {text[way][index]}
            {index < current && <span className="sr-only"> {text.done}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
