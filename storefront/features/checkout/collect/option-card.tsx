import type { ReactNode } from 'react';
import { Button } from '#ui/components/button/button.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';
import type { IconName } from '#ui/icons/icons.ts';
import styles from './option-card.module.css';

export interface OptionStop {
  /** '2 varer i Oslo' */
  readonly title: string;
  /** 'klar i dag ca. 16:00', '5,5 km' */
  readonly facts: readonly string[];
}

export interface OptionCardProps {
  readonly icon: IconName;
  readonly title: string;
  readonly price: string;
  readonly stops: readonly OptionStop[];
  readonly action: string;
  readonly onTake: () => void;
  readonly children?: ReactNode;
}

/** One way to have the whole cart: where, when, how far, for how much, and the press that takes it. */
export function OptionCard({ icon, title, price, stops, action, onTake, children }: OptionCardProps) {
  return (
    <li className={styles.card}>
      <h4 className={styles.title}>
        <Icon name={icon} size={22} />
        {title}
      </h4>
      <p className={styles.price}>{price}</p>
      <ul className={styles.stops}>
        {stops.map((stop) => (
          <li key={stop.title}>
            <b>{stop.title}</b>
            {stop.facts.length > 0 && <span className={styles.facts}>{stop.facts.join(' · ')}</span>}
          </li>
        ))}
      </ul>
      {children}
      <Button look="outline" full className={styles.take} onClick={onTake}>
        {action}
      </Button>
    </li>
  );
}
