import { useId } from 'react';
import { articleText } from '#content/nb/article.ts';
import { stockLevel } from '#domain/article/availability.ts';
import { formatDistance } from '#domain/shop/distance.ts';
import { type ShopId, shopId } from '#domain/shop/shop-id.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { InPageLink } from '#ui/components/button/in-page-link.tsx';
import { RadioGroup } from '#ui/components/choice/radio-group.tsx';
import { RadioRow } from '#ui/components/choice/radio-row.tsx';
import { StockLevelIcon } from '#ui/components/stock-level/stock-level-icon.tsx';
import styles from './near-shops.module.css';
import { PostcodeForm } from './postcode-form.tsx';
import { openingHoursText, readyText, stockText } from './row-text.ts';
import { nearestRows, type ShopRow } from './shop-rows.ts';
import type { MyShop, ShopStock } from './use-shop-stock.ts';

export interface NearShopsProps {
  readonly stock: ShopStock;
  /** One variant is picked, so that pieces can be told. */
  readonly picked: boolean;
  readonly postcode: string | null;
  readonly myShop: MyShop | null;
  readonly onChooseShop: (id: ShopId) => void;
  /** Id of the place where all shops are listed, when there are more. */
  readonly allShopsId: string;
}

/** So many stand beside the price; a longer list has a place of its own. */
export const nearShopsShown = 3;

/** The nearest shops that have it. Choosing one makes it the shopper's own. */
export function NearShops({ stock, picked, postcode, myShop, onChooseShop, allShopsId }: NearShopsProps) {
  const name = useId();
  const now = useNow();
  const rows = nearestRows(stock.rows, nearShopsShown, myShop?.id ?? null);
  const chosen = rows.some(({ shop }) => shop.id === myShop?.id) ? myShop?.id : nearestKnown(rows);
  return (
    <div className={styles.near}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{stock.heading}</h2>
        {stock.rows.length > rows.length && (
          <InPageLink to={allShopsId} className={styles.all}>
            {articleText.stock.allShops}
          </InPageLink>
        )}
      </div>
      <PostcodeForm known={postcode} hint={stock.from === null ? articleText.stock.enterPostcode : undefined} />
      {rows.length === 0 ? (
        <p className={styles.none}>{stock.inWebStock ? articleText.stock.onlyOnline : articleText.stock.notHere}</p>
      ) : (
        <RadioGroup legend={articleText.stock.chooseShop} legendHidden look="listed">
          {rows.map((row) => {
            const { shop, distance } = row;
            const choose = () => onChooseShop(shopId(shop.id));
            return (
              <RadioRow
                key={shop.id}
                name={name}
                value={shop.id}
                checked={shop.id === chosen}
                onChange={choose}
                // the row we have ticked ourselves does not change when it is pressed
                onClick={shop.id === chosen ? choose : undefined}
                title={shop.name}
                detail={<RowDetail row={row} picked={picked} now={now} />}
                end={distance === null ? undefined : formatDistance(distance)}
              />
            );
          })}
        </RadioGroup>
      )}
    </div>
  );
}

/** The first row stands for 'here you would collect it' once the list has an order by distance. */
function nearestKnown(rows: readonly ShopRow[]): number | undefined {
  const [first] = rows;
  return first !== undefined && first.distance !== null && first.qty > 0 ? first.shop.id : undefined;
}

interface RowDetailProps {
  readonly row: ShopRow;
  readonly picked: boolean;
  readonly now: number | null;
}

function RowDetail({ row, picked, now }: RowDetailProps) {
  const later = [row.qty > 0 ? readyText(row.shop, now) : null, openingHoursText(row.shop, now)].filter(
    (words) => words !== null,
  );
  return (
    <span className={styles.detail}>
      <StockLevelIcon level={stockLevel(row.qty)} size={16} />
      <span>
        <span className={styles.pieces}>{stockText(row, picked)}</span>
        {later.map((words) => ` · ${words}`).join('')}
      </span>
    </span>
  );
}
