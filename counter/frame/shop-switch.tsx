import { counterMoreText as text } from '#content/nb/counter/more.ts';
import { forgetQueue } from '../state/queue.ts';
import { chooseShop, device, shop } from '../state/session.ts';
import { useStore } from '../state/use-store.ts';
import styles from './frame.module.css';
import { fullShopName } from './shop-name.ts';

/** The shop that is shown; a manager's device may stand for several, and every act carries this one. */
export function ShopSwitch({ short }: { readonly short: boolean }) {
  const current = useStore(shop);
  const shops = useStore(device)?.shops ?? [];
  const nameOf = (name: string) => (short ? name : fullShopName(name));
  if (shops.length < 2) return <b>{nameOf(current?.name ?? '')}</b>;
  return (
    <select
      className={styles.shopSwitch}
      aria-label={text.shop}
      value={current?.id}
      onChange={(event) => {
        forgetQueue();
        chooseShop(Number(event.currentTarget.value));
      }}
    >
      {shops.map(({ id, name }) => (
        <option key={id} value={id}>
          {nameOf(name)}
        </option>
      ))}
    </select>
  );
}
