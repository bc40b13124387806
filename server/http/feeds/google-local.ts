import { webStockShop } from '#domain/shop/shop-id.ts';
import type { Catalogue } from '#server/ports/catalogue/catalogue-index.ts';
import { type MerchantVariant, merchantPrices, merchantVariants } from './merchant-variants.ts';

const columns = ['store_code', 'id', 'quantity', 'availability', 'price', 'sale_price', 'pickup_method', 'pickup_sla'];
/** Below this a journey may be in vain. */
const plenty = 3;

/** What stands in which shop, by the shop's own number, which Google's Business Profile knows it by. */
export async function* googleLocal(index: Catalogue, storeCodes: ReadonlyMap<number, string>): AsyncGenerator<string> {
  yield lineOf(columns);
  for await (const variants of merchantVariants(index)) {
    yield variants
      .flatMap((one) => rowsOf(one, storeCodes))
      .map(lineOf)
      .join('');
  }
}

function rowsOf({ article, variant }: MerchantVariant, storeCodes: ReadonlyMap<number, string>): readonly string[][] {
  const { price, sale } = merchantPrices(article);
  const method = article.purchasableOnWeb && variant.purchasableOnWeb ? 'buy' : 'reserve';
  return variant.shops.flatMap(({ id, qty }) => {
    const code = id === webStockShop ? undefined : storeCodes.get(id);
    if (code === undefined) return [];
    const availability = qty < plenty ? 'limited_availability' : 'in_stock';
    return [[code, String(variant.id), String(qty), availability, price, sale ?? '', method, 'same day']];
  });
}

/** A value with a tab or a line break in it would be two. */
function lineOf(values: readonly string[]): string {
  return `${values.map((value) => value.replaceAll(/[\t\r\n]+/g, ' ')).join('\t')}\n`;
}
