import type { ArticleDetail } from '#domain/article/article-detail.ts';
import { paidPrice } from '#domain/article/paid-price.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { postalAddress } from '#ui/components/structured-data/postal-address.ts';
import type { StructuredValue } from '#ui/components/structured-data/structured-data.tsx';
import type { StockShop } from '../../features/shop-stock/shop-rows.ts';

type Data = { readonly [key: string]: StructuredValue };

export interface DescribedArticle {
  readonly article: ArticleDetail;
  readonly shops: readonly StockShop[];
  readonly chain: string;
  /** '' leaves addresses relative to the page. */
  readonly origin: string;
}

/** The file of a picture for those who cannot choose a width, or read drawings. */
export function pictureFile(path: string, origin: string): string {
  return `${origin}${path}-960.webp`;
}

/** schema.org's Product with an offer for each shop that has it. */
export function productStructuredData({ article, shops, chain, origin }: DescribedArticle): Data {
  const url = origin + pathTo('product', { articleName: article.slug });
  const [only, ...others] = article.variants;
  return {
    '@type': 'Product',
    name: article.name,
    description: article.description,
    sku: article.articleNo,
    url,
    image: article.pictures.filter(({ view }) => view === 'front').map(({ path }) => pictureFile(path, origin)),
    ...(article.brand.name === '' ? {} : { brand: { '@type': 'Brand', name: article.brand.name } }),
    ...(only !== undefined && others.length === 0 ? { gtin13: only.ean } : {}),
    ...rating(article),
    offers: offers(article, shops, chain).map((offer) => ({
      '@type': 'Offer',
      url,
      price: paidPrice(article),
      priceCurrency: 'NOK',
      itemCondition: 'https://schema.org/NewCondition',
      ...(article.priceUntil === null ? {} : { priceValidUntil: article.priceUntil.slice(0, 10) }),
      ...offer,
    })),
  };
}

/** Only what customers have said: invented reviews of the demo are no rating to tell the world. */
function rating({ averageRating, reviewCount, reviews }: ArticleDetail): Data {
  if (averageRating === null || reviews.some(({ demo }) => demo)) return {};
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: averageRating, reviewCount } };
}

/** Delivery goes out from any shop that has it, or from the web stock (DEC-91). */
function offers(article: ArticleDetail, shops: readonly StockShop[], chain: string): readonly Data[] {
  const seller = { '@type': 'Organization', name: chain };
  const held = new Set<number>(article.available);
  const sent = held.size > 0 && article.canPurchase && !article.onlyCC ? [{ availability: inStock, seller }] : [];
  const collected = shops
    .filter(({ id }) => held.has(id))
    .map((shop) => ({ availability: inStoreOnly, seller, availableAtOrFrom: shopStructuredData(shop) }));
  const all = [...sent, ...collected];
  return all.length === 0 ? [{ availability: outOfStock, seller }] : all;
}

const inStock = 'https://schema.org/InStock';
const inStoreOnly = 'https://schema.org/InStoreOnly';
const outOfStock = 'https://schema.org/OutOfStock';

function shopStructuredData(shop: StockShop): Data {
  return { '@type': 'Store', name: shop.fullName ?? shop.name, address: postalAddress(shop) };
}
