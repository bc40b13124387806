import { checkoutText } from '#content/nb/checkout.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import { Button } from '#ui/components/button/button.tsx';
import type { CollectChoice, CollectHelp } from './collect-choices.ts';
import { missingText, type NamedLine } from './missing-text.ts';
import styles from './shop-choice.module.css';

export interface ShopHelpProps {
  readonly chosen: CollectChoice;
  readonly help: CollectHelp;
  readonly lines: readonly NamedLine[];
  /** Whether the lines may be sent at all (DEC-86). */
  readonly mayDeliver: boolean;
  readonly onChooseShop: (id: ShopId) => void;
  readonly onDeliver: () => void;
}

/** The chosen shop lacks something: what, and what would help. */
export function ShopHelp({ chosen, help, lines, mayDeliver, onChooseShop, onDeliver }: ShopHelpProps) {
  const text = checkoutText.shops;
  const { otherShop, secondShop } = help;
  const delivery = help.delivery && mayDeliver;
  return (
    <div className={styles.help} role="status">
      <p>
        {text.chosenLacks(chosen.name, missingText(chosen.lacking, lines))}
        {secondShop !== null && ` ${text.twoShops(secondShop.name)}`}
      </p>
      {(otherShop !== null || delivery) && (
        <div className={styles.ways}>
          {otherShop !== null && (
            <Button look="outline" icon="shop" onClick={() => onChooseShop(otherShop.id)}>
              {text.takeOther(otherShop.name)}
            </Button>
          )}
          {delivery && (
            <Button look="outline" icon="truck" onClick={onDeliver}>
              {text.takeDelivery}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
