import { articleText } from '#content/nb/article.ts';
import { cardText } from '#content/nb/card.ts';
import { stockLevel } from '#domain/article/availability.ts';
import { StockLevelLine } from '#ui/components/stock-level/stock-level-line.tsx';
import type { ShopStock } from '../../../features/shop-stock/use-shop-stock.ts';

export interface StockStatusProps {
  readonly soldOut: boolean;
  readonly stock: ShopStock;
}

/** One line that answers 'is it to be had?', and is read aloud when the answer changes (TXT-13, TXT-16). */
export function StockStatus({ soldOut, stock }: StockStatusProps) {
  return (
    <div role="status">
      {soldOut ? (
        <StockLevelLine level={0} text={articleText.soldOut} />
      ) : (
        <StockLevelLine level={levelOf(stock)} text={wordsOf(stock)} />
      )}
    </div>
  );
}

function wordsOf({ shopCount, inWebStock }: ShopStock): string {
  return shopCount === 0 && inWebStock ? articleText.stock.onlyOnline : cardText.inShops(shopCount);
}

/** All the pieces there are, wherever they stand. */
function levelOf({ rows, inWebStock }: ShopStock) {
  const pieces = rows.reduce((sum, { qty }) => sum + qty, 0);
  return stockLevel(pieces === 0 && inWebStock ? 2 : pieces);
}
