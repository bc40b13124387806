import { useId } from 'react';
import { Link } from 'react-router';
import { pageText } from '#content/nb/page.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { Icon } from '../../components/icon/icon.tsx';
import type { GoodsRow } from '../../routes/load-page.ts';
import { CardRow } from '../cards/card-row.tsx';
import { useNearShops } from '../list/use-near-shops.ts';
import styles from './page-goods.module.css';

/** What the text speaks of, as it stands in the shops. */
export function PageGoods({ row: { title, query, articles } }: { readonly row: GoodsRow }) {
  const near = useNearShops();
  const id = useId();
  return (
    <section className={styles.goods} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        <Link to={pathTo('search', { query })} className={styles.all} aria-label={pageText.allGoodsOf(title)}>
          {pageText.allGoods} <Icon name="next" size={18} />
        </Link>
      </div>
      <CardRow label={title} articles={articles} near={near} />
    </section>
  );
}
