import { withdrawalText } from '#content/nb/withdrawal.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { Picture } from '#ui/components/picture/picture.tsx';
import { Stepper } from '#ui/components/stepper/stepper.tsx';
import styles from './withdrawal.module.css';

export interface WithdrawalLineProps {
  readonly line: ReservationRecord['articles'][number];
  readonly count: number;
  readonly onCount: (count: number) => void;
}

/** One line of the purchase and how many of it go back. */
export function WithdrawalLine({ line, count, onCount }: WithdrawalLineProps) {
  const { Name, Size, Color, Image, Count, Withdrawn } = line;
  const left = Count - Withdrawn;
  const variant = [Size, Color].filter((part) => part !== null && part !== '').join(' / ');
  const name = variant === '' ? Name : `${Name}, ${variant}`;
  return (
    <li className={styles.line}>
      <span className={styles.tile} aria-hidden="true">
        {Image !== null && <Picture path={Image} widths={[160]} sizes="56px" alt="" width={56} height={56} />}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{Name}</p>
        <p className={styles.fine}>
          {variant !== '' && `${variant} · `}
          {withdrawalText.ofBought(Count)}
        </p>
      </div>
      {left === 0 ? (
        <p className={styles.fine}>{withdrawalText.noneLeft}</p>
      ) : (
        <Stepper
          label={withdrawalText.pieces(name)}
          value={count}
          moreLabel={withdrawalText.more(name)}
          fewerLabel={withdrawalText.fewer(name)}
          onMore={() => onCount(count + 1)}
          onFewer={() => onCount(count - 1)}
          moreDisabled={count >= left}
          fewerDisabled={count <= 0}
        />
      )}
    </li>
  );
}
