import { listText } from '#content/nb/list.ts';
import { StockLine } from '../../features/stock-line/stock-line.tsx';
import { type StockText, stockEverywhere, stockNearby } from '../../features/stock-line/stock-text.ts';
import { useStockPieces } from '../../features/stock-line/use-stock-pieces.ts';
import { useNearShops } from '../list/use-near-shops.ts';
import styles from './compare-table.module.css';
import type { ComparedArticle } from './load-compare.ts';

/** As many shops as one looks through for each article. */
const shopsShown = 3;

/** Of each article what the shopper's own and the nearest shops hold; until they are known, in how many it stands (DEC-05). */
export function useCompareStock(articles: readonly ComparedArticle[]): readonly (readonly StockText[])[] {
  const near = useNearShops().slice(0, shopsShown);
  const pieces = useStockPieces({
    articleIds: articles.map(({ articleId }) => articleId),
    shopIds: near.map(({ id }) => id),
    sizeId: null,
  });
  return articles.map((article) => {
    const known = pieces.get(article.articleId);
    if (near.length === 0 || known === undefined) return [stockEverywhere(article)];
    return near.map((shop) =>
      (known.get(shop.id) ?? 0) > 0
        ? stockNearby({ near: [shop], pieces: known, size: null, everywhere: article })
        : { level: 0, text: listText.stock.notInShop(shop.name) },
    );
  });
}

export function CompareStock({ lines }: { readonly lines: readonly StockText[] }) {
  return (
    <ul className={styles.stock}>
      {lines.map((words) => (
        <li key={words.text}>
          <StockLine words={words} />
        </li>
      ))}
    </ul>
  );
}
