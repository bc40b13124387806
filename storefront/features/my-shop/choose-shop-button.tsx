import { useState } from 'react';
import { shopsText } from '#content/nb/shops.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { useStore } from '#storefront/data/store.ts';
import { Button } from '#ui/components/button/button.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';
import styles from './choose-shop-button.module.css';
import { chooseShop, myShopId } from './my-shop-store.ts';

export interface ChooseShopButtonProps {
  readonly shop: { readonly id: number; readonly name: string };
}

/** Makes a shop the shopper's own; lists, article pages and the checkout speak of it from then on. */
export function ChooseShopButton({ shop }: ChooseShopButtonProps) {
  const mine = useStore(myShopId) === shop.id;
  const [pressed, setPressed] = useState(false);
  return (
    <>
      {mine ? (
        <span className={styles.mine}>
          <Icon name="check" size={20} />
          {shopsText.isMine}
        </span>
      ) : (
        <Button
          onClick={() => {
            setPressed(true);
            chooseShop(shopId(shop.id));
          }}
        >
          {shopsText.chooseAsMine}
        </Button>
      )}
      <span role="status" className="sr-only">
        {mine && pressed ? shopsText.chosen(shop.name) : ''}
      </span>
    </>
  );
}
