import { articleText } from '#content/nb/article.ts';
import { priceParts } from '#domain/money/format-money.ts';
import type { Kroner } from '#domain/money/money.ts';
import { Button } from '#ui/components/button/button.tsx';
import { Price } from '#ui/components/price/price.tsx';
import styles from './buy-bar.module.css';

export interface BuyBarProps {
  readonly price: Kroner;
  /** 'Fjordblå, str. M', or what is still to be picked. */
  readonly picked: string;
  readonly disabled: boolean;
  readonly onAdd: () => void;
}

/** Stays at the foot of a phone while the button itself is out of sight. */
export function BuyBar({ price, picked, disabled, onAdd }: BuyBarProps) {
  return (
    <div className={styles.bar} data-buy-bar>
      <div className={styles.about}>
        <Price figures={priceParts(price)} />
        <span className={styles.picked}>{picked}</span>
      </div>
      <Button size="lg" icon="cart" className={styles.button} disabled={disabled} onClick={onAdd}>
        {articleText.addToCart}
      </Button>
    </div>
  );
}
