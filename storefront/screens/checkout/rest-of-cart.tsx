import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { basketOptionsText } from '#content/nb/basket-options.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { Button } from '#ui/components/button/button.tsx';
import { startLists, useStartList } from '../../data/start-lists.ts';
import { useStore } from '../../data/store.ts';
import { cart } from '../../features/cart/cart-store.ts';
import { discardRest, followRestOfCart, putBack, restOfCart } from '../../features/cart/rest-of-cart.ts';
import { chooseCollectShop } from '../../features/checkout/collect/chosen-shop.ts';
import styles from './rest-of-cart.module.css';

const text = basketOptionsText.rest;

/** What was set aside for a second shop: beside the first order it can be put back; once that is made it is ordered next. */
export function RestOfCart() {
  const rest = useStore(restOfCart);
  const { orders } = useStore(cart);
  const shops = useStartList(startLists.shops);
  const navigate = useNavigate();
  useEffect(followRestOfCart, []);
  if (rest === null) return null;
  const shop = shops.find(({ id }) => id === rest.shop)?.name ?? '';
  const first = orders.length > 0;
  const order = () => {
    putBack();
    chooseCollectShop(rest.shop);
    void navigate(pathTo('checkout'));
  };
  return (
    <section className={styles.rest} aria-label={text.title(shop)}>
      <div>
        <h2 className={styles.title}>{text.title(shop)}</h2>
        <p className={styles.help}>{first ? text.waiting(shop) : text.help}</p>
      </div>
      <ul className={styles.lines}>
        {rest.lines.map(({ ean, count, name, size, color }) => (
          <li key={ean}>
            {count} × <b>{name}</b> {[color, size].filter((part) => part !== '').join(', ')}
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {first ? (
          <Button look="outline" onClick={putBack}>
            {text.putBack}
          </Button>
        ) : (
          <>
            <Button icon="shop" onClick={order}>
              {text.order(shop)}
            </Button>
            <Button look="text" onClick={discardRest}>
              {text.forget}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
