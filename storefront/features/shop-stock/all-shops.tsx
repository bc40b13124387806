import { useState } from 'react';
import { articleText } from '#content/nb/article.ts';
import { stockLevel } from '#domain/article/availability.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { formatDistance } from '#domain/shop/distance.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { Button } from '#ui/components/button/button.tsx';
import { Link } from '#ui/components/link/link.tsx';
import { StockLevelIcon } from '#ui/components/stock-level/stock-level-icon.tsx';
import styles from './all-shops.module.css';
import { openingHoursText, stockText } from './row-text.ts';
import type { ShopRow } from './shop-rows.ts';
import type { ShopStock } from './use-shop-stock.ts';

export interface AllShopsProps {
  readonly stock: ShopStock;
  readonly picked: boolean;
  /** What was picked, in words: 'Størrelse M, fjordblå'. */
  readonly choice: string;
}

const shownAtFirst = 8;

/** Every shop that has it, with its address; the nearest few stand beside the price already. */
export function AllShops({ stock, picked, choice }: AllShopsProps) {
  const [open, setOpen] = useState(false);
  const { rows, from } = stock;
  const shown = open ? rows : rows.slice(0, shownAtFirst);
  const about = [choice, from === null ? '' : articleText.stock.sortedFrom(from)].filter((part) => part !== '');
  return (
    <>
      <h2>{articleText.stock.inAllShops(stock.shopCount)}</h2>
      {about.length > 0 && <p className={styles.about}>{about.join(' · ')}</p>}
      <ul className={styles.list}>
        {shown.map((row) => (
          <ShopLine key={row.shop.id} row={row} picked={picked} />
        ))}
      </ul>
      {rows.length > shown.length && (
        <Button look="text" className={styles.more} onClick={() => setOpen(true)}>
          {articleText.stock.showAll(rows.length)}
        </Button>
      )}
    </>
  );
}

function ShopLine({ row, picked }: { readonly row: ShopRow; readonly picked: boolean }) {
  const { shop, qty, distance } = row;
  const opening = openingHoursText(shop, useNow());
  return (
    <li className={styles.line}>
      <StockLevelIcon level={stockLevel(qty)} size={20} />
      <div>
        <Link to={pathTo('shop', { slug: shop.slug })} className={styles.name}>
          {shop.name}
        </Link>
        <p className={styles.detail}>
          <b>{stockText(row, picked)}</b> · {shop.address}, {shop.postNo} {shop.postPlace}
          {opening !== null && ` · ${opening}`}
        </p>
      </div>
      {distance !== null && <span className={styles.distance}>{formatDistance(distance)}</span>}
    </li>
  );
}
