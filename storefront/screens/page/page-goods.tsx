import { useId } from 'react';
import { pageText } from '#content/nb/page.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { TextLink } from '#ui/components/button/text-link.tsx';
import { CardRow } from '../cards/card-row.tsx';
import { useNearShops } from '../list/use-near-shops.ts';
import type { GoodsRow } from './load-page.ts';
import styles from './page-goods.module.css';

/** What the text speaks of, as it stands in the shops. */
export function PageGoods({ row: { title, query, articles } }: { readonly row: GoodsRow }) {
  const near = useNearShops();
  const id = useId();
  return (
    <section className={styles.goods} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        <TextLink to={pathTo('search', { query })} iconAfter="next" aria-label={pageText.allGoodsOf(title)}>
          {pageText.allGoods}
        </TextLink>
      </div>
      <CardRow label={title} articles={articles} near={near} />
    </section>
  );
}
