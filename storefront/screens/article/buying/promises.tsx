import { articleText } from '#content/nb/article.ts';
import { goodsText } from '#content/nb/goods.ts';
import type { GoodsFacts } from '#domain/goods/goods-facts.ts';
import { type GoodsPromises, promisesOf } from '#domain/goods/promises.ts';
import { useFrame } from '#storefront/layout/use-frame.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import styles from './buy-column.module.css';

/** What the shop stands for, by what kind of thing it is: nobody guarantees a chocolate for five years. */
export function Promises({ goods }: { readonly goods: GoodsFacts }) {
  const { club, complaint, returns } = promisesOf(goods);
  const { tenant } = useFrame();
  return (
    <ul className={styles.promises}>
      {goods.guarantee !== null && (
        <li>
          <Icon name="shield" />
          {goods.guarantee}
        </li>
      )}
      {club && tenant.features.club_guarantee && (
        <li>
          <Icon name="shield" />
          {articleText.guarantee}
        </li>
      )}
      <li>
        <Icon name="check" />
        {goodsText.complaint[complaint]}
      </li>
      <li>
        <Icon name="back" />
        {returnsText(returns)}
      </li>
    </ul>
  );
}

function returnsText(returns: GoodsPromises['returns']): string {
  if (returns === 'ordinary') return articleText.openPurchase;
  return typeof returns === 'number' ? goodsText.returns.days(returns) : goodsText.returns[returns];
}
