import { counterMoreText as text } from '#content/nb/counter/more.ts';
import type { CounterShop } from '#contract/counter/records.ts';
import { useStore } from '#ui/browser/use-store.ts';
import { forgetQueue } from '../state/queue.ts';
import { chooseShop, device, shop } from '../state/session.ts';
import styles from './frame.module.css';

/** The shop that is shown; a manager's device may stand for several, and every act carries this one. */
export function ShopSwitch({ short }: { readonly short: boolean }) {
  const current = useStore(shop);
  const shops = useStore(device)?.shops ?? [];
  const nameOf = (named: Pick<CounterShop, 'name' | 'fullName'>) => (short ? named.name : named.fullName);
  if (shops.length < 2) return <b>{current === null ? '' : nameOf(current)}</b>;
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
      {shops.map((one) => (
        <option key={one.id} value={one.id}>
          {nameOf(one)}
        </option>
      ))}
    </select>
  );
}
