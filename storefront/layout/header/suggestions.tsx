import type { Article } from '#domain/article/article.ts';
import { webStockShop } from '#domain/shop/shop-id.ts';
import type { SuggestionsProps } from '../../features/search/search-field.tsx';
import { SuggestionsPanel } from '../../features/search/suggestions-panel.tsx';
import { StockLine } from '../../features/stock-line/stock-line.tsx';
import { stockEverywhere } from '../../features/stock-line/stock-text.ts';

/** What the shopper may be about to type; its articles say where they are to be had. */
export function Suggestions(props: SuggestionsProps) {
  return <SuggestionsPanel {...props} stockOf={(article) => <Stock article={article} />} />;
}

function Stock({ article: { available } }: { readonly article: Article }) {
  const shops = available.filter((id) => id !== webStockShop);
  const everywhere = { shopCount: shops.length, online: shops.length < available.length };
  return <StockLine words={stockEverywhere(everywhere)} />;
}
