import { feedText } from '#content/nb/feed.ts';
import { gtinOf } from '#domain/goods/gtin.ts';
import { unitPriceOf } from '#domain/goods/unit-price.ts';
import { kroner } from '#domain/money/money.ts';
import { variantQuery } from '#domain/navigation/addresses/variant-query.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { pictureFile } from '#domain/picture/picture-file.ts';
import type { Catalogue } from '#server/ports/catalogue/catalogue-index.ts';
import type { CatalogueReference, NamedRow } from '#server/ports/catalogue/catalogue-rows.ts';
import { xmlDeclaration, xmlText } from '../seo/xml-text.ts';
import { type MerchantVariant, merchantPrices, merchantVariants } from './merchant-variants.ts';

export interface ProductFeed {
  readonly index: Catalogue;
  readonly origin: string;
  readonly chain: string;
}

/** The goods as Google's Merchant Center reads them (RSS 2.0 with Google's own fields), one item a variant. */
export async function* googleProducts({ index, origin, chain }: ProductFeed): AsyncGenerator<string> {
  const names = namesOf(index.reference);
  yield `${xmlDeclaration}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>`;
  yield `<title>${xmlText(chain)}</title><link>${xmlText(origin + pathTo('home'))}</link><description>${xmlText(feedText.goods(chain))}</description>`;
  for await (const variants of merchantVariants(index)) {
    yield variants.map((one) => item(one, names, origin)).join('');
  }
  yield '</channel></rss>';
}

type Names = ReturnType<typeof namesOf>;

function namesOf(reference: CatalogueReference) {
  const finder = (rows: readonly NamedRow[]) => {
    const byId = new Map(rows.map(({ id, name }) => [id, name]));
    return (id: number | null | undefined) => (id === null || id === undefined ? '' : (byId.get(id) ?? ''));
  };
  return {
    color: finder(reference.colors),
    size: finder(reference.sizes),
    line: finder(reference.productLines),
    gender: finder(reference.genders),
    main: finder(reference.mainGroups),
    group2: finder(reference.groups2),
    group3: finder(reference.groups3),
  };
}

const longestTitle = 150;
const longestDescription = 5000;

function item({ article, variant }: MerchantVariant, names: Names, origin: string): string {
  const color = names.color(variant.colorId);
  const size = names.size(variant.sizeId);
  const picture = variant.image ?? article.images[0];
  const { price, sale } = merchantPrices(article);
  const gtin = gtinOf(variant.ean);
  const sent = article.purchasableOnWeb && !article.onlyCC && variant.purchasableOnWeb && variant.shops.length > 0;
  const fields: readonly (readonly [string, string | null])[] = [
    ['g:id', String(variant.id)],
    ['g:item_group_id', article.variants.length > 1 ? String(article.id) : null],
    [
      'g:title',
      [article.name, color, size]
        .filter((part) => part !== '')
        .join(', ')
        .slice(0, longestTitle),
    ],
    ['g:description', (article.description || article.name).slice(0, longestDescription)],
    ['g:link', origin + pathTo('product', { articleName: article.slug }) + variantQuery({ color, size })],
    ['g:image_link', picture === undefined ? null : pictureFile(picture, origin).address],
    ['g:availability', sent ? 'in_stock' : 'out_of_stock'],
    ['g:price', price],
    ['g:sale_price', sale],
    ['g:brand', names.line(article.productLineIds[0]) || null],
    ['g:gtin', gtin?.number ?? null],
    ['g:identifier_exists', gtin === null ? 'no' : null],
    ['g:mpn', gtin === null ? article.articleNo : null],
    ['g:condition', 'new'],
    ['g:color', color || null],
    ['g:size', size || null],
    ...wearer(names.gender(article.genderIds[0])),
    ['g:product_type', productType(article, names)],
    ...unitPricing(article),
  ];
  return `<item>${fields.map(([name, text]) => (text === null ? '' : `<${name}>${xmlText(text)}</${name}>`)).join('')}</item>`;
}

function productType(article: MerchantVariant['article'], names: Names): string {
  return [names.main(article.mainGroupId), names.group2(article.articleGroup2Id), names.group3(article.articleGroup3Id)]
    .filter((name) => name !== '')
    .join(' > ');
}

/** By the gender's name: its number means another thing in every chain. */
function wearer(gender: string): readonly (readonly [string, string | null])[] {
  const known = wearers.find(([words]) => words.test(gender));
  if (known === undefined) return [];
  return [
    ['g:gender', known[1]],
    ['g:age_group', known[2]],
  ];
}

const wearers: readonly (readonly [RegExp, string, string])[] = [
  [/^(herre|mann|menn)/i, 'male', 'adult'],
  [/^(dame|kvinne)/i, 'female', 'adult'],
  [/^(gutt)/i, 'male', 'kids'],
  [/^(jente)/i, 'female', 'kids'],
  [/^(barn|junior)/i, 'unisex', 'kids'],
  [/^(baby)/i, 'unisex', 'infant'],
  [/^uni/i, 'unisex', 'adult'],
];

/** '55 g' of '1 kg': what Google makes the price per kilo of. Its word for a piece is 'ct'. */
function unitPricing({
  content,
  grossPrice,
  pant,
}: MerchantVariant['article']): readonly (readonly [string, string])[] {
  const unit = unitPriceOf(kroner(grossPrice), kroner(pant), content);
  if (content === null || unit === null) return [];
  const word = (name: string) => (name === 'stk' ? 'ct' : name === 'dl' ? 'cl' : name);
  const amount = content.unit === 'dl' ? content.amount * 10 : content.amount;
  return [
    ['g:unit_pricing_measure', `${amount} ${word(content.unit)}`],
    ['g:unit_pricing_base_measure', `1 ${word(unit.per)}`],
  ];
}
