import type { ArticleDetail } from '#domain/article/article-detail.ts';
import type { Variant } from '#domain/article/variant.ts';
import type { ShippingMethod } from '#domain/cart/freight.ts';
import { gtinOf } from '#domain/goods/gtin.ts';
import { variantQuery } from '#domain/navigation/addresses/variant-query.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { pictureAddresses, pictureFile } from '#domain/picture/picture-file.ts';
import { plainWords } from '#domain/text/light-markdown.ts';
import type { StructuredValue } from '#ui/components/structured-data/structured-data.tsx';
import type { StockShop } from '../../features/shop-stock/shop-rows.ts';
import { offerOf, shopNode, shopsNamed } from './offer-structured-data.ts';
import { returnPolicy, shippingDetails } from './terms-structured-data.ts';

type Data = { readonly [key: string]: StructuredValue };

export interface DescribedArticle {
  readonly article: ArticleDetail;
  readonly shops: readonly StockShop[];
  readonly shippingMethods: readonly ShippingMethod[];
  readonly chain: string;
  /** '' leaves addresses relative to the page. */
  readonly origin: string;
}

/** As many as search engines read of a group. */
const mostVariants = 100;

/**
 * schema.org's Product with its offer, or a ProductGroup with one for each variant. Shops, freight and terms are nodes of their
 * own that the offers name, so that a hundred variants stay small.
 */
export function productStructuredData(described: DescribedArticle): Data {
  const { article, origin } = described;
  const [only, ...others] = article.variants;
  const shipping = shippingDetails(article, described.shippingMethods);
  const policy = returnPolicy(article.goods);
  const shops = shopsNamed(described.shops);
  const offered = { ...described, shops, shipping, policy, variantCount: article.variants.length };
  const url = origin + pathTo('product', { articleName: article.slug });
  const common = {
    name: article.name,
    description: plainWords(article.description),
    url,
    image: pictureAddresses(
      article.pictures.filter(({ view }) => view === 'front').map(({ path }) => path),
      origin,
    ),
    ...(article.brand.name === '' ? {} : { brand: { '@type': 'Brand', name: article.brand.name } }),
    ...(article.goods.material === null ? {} : { material: article.goods.material }),
    ...rating(article),
  };
  const product =
    others.length === 0
      ? {
          '@type': 'Product',
          ...common,
          sku: article.articleNo,
          ...(only === undefined ? {} : { ...gtinField(only), ...looks(only) }),
          offers: offerOf(only ?? null, url, offered),
        }
      : {
          '@type': 'ProductGroup',
          ...common,
          productGroupID: article.articleNo,
          variesBy: variesBy(article.variants),
          hasVariant: article.variants.slice(0, mostVariants).map((variant) => ({
            '@type': 'Product',
            name: variantName(article.name, variant),
            sku: String(variant.id),
            ...gtinField(variant),
            ...looks(variant),
            ...(variant.color.image === '' ? {} : { image: pictureFile(variant.color.image, origin).address }),
            offers: offerOf(
              variant,
              url + variantQuery({ color: variant.color.name, size: variant.size.name }),
              offered,
            ),
          })),
        };
  return { '@graph': [product, ...shops.map((shop) => shopNode(shop, described.chain)), ...shipping, policy] };
}

/** Only what customers have said: invented reviews of the demo are no rating to tell the world. */
function rating({ averageRating, reviewCount, reviews }: ArticleDetail): Data {
  if (averageRating === null || reviews.some(({ demo }) => demo)) return {};
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: averageRating, reviewCount } };
}

function gtinField({ ean }: Variant): Data {
  const gtin = gtinOf(ean);
  return gtin === null ? {} : { [gtin.field]: gtin.number };
}

function looks({ color, size }: Variant): Data {
  return {
    ...(color.name === '' ? {} : { color: color.name }),
    ...(size.name === '' ? {} : { size: size.name }),
  };
}

function variantName(name: string, { color, size }: Variant): string {
  return [name, color.name, size.name].filter((part) => part !== '').join(', ');
}

function variesBy(variants: readonly Variant[]): readonly string[] {
  const several = (names: readonly string[]) => new Set(names).size > 1;
  return [
    ...(several(variants.map(({ color }) => color.name)) ? ['https://schema.org/color'] : []),
    ...(several(variants.map(({ size }) => size.name)) ? ['https://schema.org/size'] : []),
  ];
}
