import type { ArticleDetail } from '#domain/article/article-detail.ts';
import { paidPrice, paidUnitPrice } from '#domain/article/paid-price.ts';
import type { Variant } from '#domain/article/variant.ts';
import type { ContentUnit } from '#domain/goods/unit-price.ts';
import { postalAddress } from '#ui/components/structured-data/postal-address.ts';
import type { StructuredValue } from '#ui/components/structured-data/structured-data.tsx';
import type { StockShop } from '../../features/shop-stock/shop-rows.ts';

type Data = { readonly [key: string]: StructuredValue };
type Node = Data & { readonly '@id': string };

export interface Offered {
  readonly article: ArticleDetail;
  /** Those with a node of their own. */
  readonly shops: readonly StockShop[];
  readonly shipping: readonly Node[];
  readonly policy: Node;
  readonly variantCount: number;
}

const mostShops = 50;
/** Names of shops in all offers together: an article in forty sizes tells the first few shops of each. */
const mostShopNames = 240;

/** What one variant costs and where it is to be had: sent, in these shops, or nowhere. */
export function offerOf(variant: Variant | null, url: string, offered: Offered): Data {
  const { article, shipping, policy } = offered;
  const held = new Set<number>(variant?.shops.map(({ id }) => id));
  const sent = held.size > 0 && article.canPurchase && !article.onlyCC && variant?.canPurchase !== false;
  const shopsShown = Math.max(5, Math.min(mostShops, Math.floor(mostShopNames / offered.variantCount)));
  const shops = offered.shops.filter(({ id }) => held.has(id)).slice(0, shopsShown);
  return {
    '@type': 'Offer',
    url,
    price: paidPrice(article),
    priceCurrency: 'NOK',
    ...(article.priceUntil === null ? {} : { priceValidUntil: article.priceUntil.slice(0, 10) }),
    ...unitPrice(article),
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${held.size === 0 ? 'OutOfStock' : sent ? 'InStock' : 'InStoreOnly'}`,
    ...(shops.length === 0 ? {} : { availableAtOrFrom: shops.map((shop) => ({ '@id': shopNodeId(shop) })) }),
    ...(sent && shipping.length > 0 ? { shippingDetails: shipping.map(named) } : {}),
    hasMerchantReturnPolicy: named(policy),
  };
}

function named(node: Node): Data {
  return { '@id': node['@id'] };
}

/** UN/CEFACT's codes, which schema.org takes. */
const unitCodes: Readonly<Record<ContentUnit, string>> = {
  g: 'GRM',
  kg: 'KGM',
  ml: 'MLT',
  cl: 'CLT',
  dl: 'DLT',
  l: 'LTR',
  cm: 'CMT',
  m: 'MTR',
  stk: 'C62',
};

/** The price again, with what it is for: search engines make the price per unit of it. */
function unitPrice(article: ArticleDetail): Data {
  const { content } = article;
  const unit = paidUnitPrice(article);
  if (content === null || unit === null) return {};
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: paidPrice(article),
      priceCurrency: 'NOK',
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: content.amount,
        unitCode: unitCodes[content.unit],
        valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: unitCodes[unit.per] },
      },
    },
  };
}

/** The shops that get a node: as many as search engines read. */
export function shopsNamed(shops: readonly StockShop[]): readonly StockShop[] {
  return shops.slice(0, mostShops);
}

function shopNodeId({ id }: StockShop): string {
  return `#butikk-${id}`;
}

export function shopNode(shop: StockShop, chain: string): Node {
  return {
    '@type': 'SportingGoodsStore',
    '@id': shopNodeId(shop),
    name: `${chain} ${shop.name}`,
    ...(shop.no === undefined ? {} : { branchCode: shop.no }),
    address: postalAddress(shop),
  };
}
