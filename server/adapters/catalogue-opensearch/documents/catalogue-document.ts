import type { StockCounts } from '../../../ports/catalogue/catalogue-rows.ts';
import { numberKey, numberTail } from '../../catalogue-shared/number-key.ts';
import { nextBoundary, priceAt } from '../../catalogue-shared/price-at.ts';
import type { ArticleTerms } from '../text-search-port.ts';
import { type ArticleRecord, restockedRecord } from './article-record.ts';
import type { KnownValues } from './known-values.ts';
import { groups2Of, mainGroupsOf } from './read-record.ts';
import { type HeldVariant, variantWords } from './variant-words.ts';

/** An article as OpenSearch keeps it (mapping.ts): fields to filter, count and sort by, and the rows as they are. */
export interface CatalogueDocument {
  readonly visible: boolean;
  readonly id: number;
  readonly name: string;
  readonly nameRank: number;
  readonly qtyRank: number;
  readonly turnoverRank: number;
  readonly slug: string;
  readonly oldSlugs: readonly string[];
  readonly eans: readonly string[];
  readonly numbers: string;
  readonly tails: string;
  readonly gender: readonly number[];
  readonly line: readonly number[];
  readonly main: readonly number[];
  readonly g2: readonly number[];
  readonly g3: readonly number[];
  readonly colour: readonly number[];
  readonly size: readonly number[];
  readonly t: ArticleTerms;
  readonly created: number;
  /** Called so by the chain. */
  readonly isNew: boolean;
  /** What the clock changes. */
  readonly price: number;
  /** A campaign holds, or a price before may be shown. */
  readonly offer: boolean;
  readonly campaign: readonly number[];
  /** When a campaign of it starts or ends next. */
  readonly nextAt: number | null;
  /** What stock changes. */
  readonly shop: readonly number[];
  readonly shopCount: number;
  /** Which sizes there are in which colours and shops (variant-words.ts). */
  readonly v: string;
  readonly record: ArticleRecord;
}

export interface DocumentContext {
  readonly known: KnownValues;
  readonly termsOf: (record: ArticleRecord) => ArticleTerms;
  readonly now: number;
}

export function documentOf(
  record: ArticleRecord,
  nameRank: number,
  { known, termsOf, now }: DocumentContext,
): CatalogueDocument {
  const { article, variants } = record;
  const price = priceAt({ ...article, campaigns: record.campaigns, points: record.points }, now);
  const eans = variants.map(({ ean }) => ean);
  return {
    visible: article.visibleOnWeb,
    id: article.id,
    name: article.name,
    nameRank,
    qtyRank: record.qtyRank,
    turnoverRank: record.turnoverRank,
    slug: article.slug,
    oldSlugs: record.retiredSlugs,
    eans,
    numbers: [numberKey(article.articleNo), ...eans].join(' '),
    tails: [...new Set([article.articleNo, ...eans].map(numberTail))].join(' '),
    gender: known.genders.only(article.genderIds),
    line: known.productLines.only(article.productLineIds),
    main: mainGroupsOf(record, known),
    g2: groups2Of(record, known),
    g3: known.groups3.only([article.articleGroup3Id]),
    colour: known.colorGroups.only(variants.map(({ colorId }) => known.colorGroupOf(colorId))),
    size: known.sizes.only(variants.map(({ sizeId }) => sizeId)),
    t: article.visibleOnWeb ? termsOf(record) : {},
    created: article.dateCreated,
    isNew: /nyhet/i.test(article.webLabel ?? ''),
    price: price.gross,
    offer: price.before !== null || price.campaigns.length > 0,
    campaign: [...new Set(price.campaigns.flatMap(({ campaignId }) => campaignId ?? []))],
    nextAt: nextBoundary(record.campaigns, now),
    ...stockParts(record, known),
  };
}

/** The same article with these counts of variants. */
export function restocked(document: CatalogueDocument, counts: StockCounts, known: KnownValues): CatalogueDocument {
  return { ...document, ...stockParts(restockedRecord(document.record, counts), known) };
}

/** The document as if there were no stock: two that are equal so differ by nothing else. */
export function withoutStock({ shop, shopCount, v, record, ...rest }: CatalogueDocument): unknown {
  return {
    ...rest,
    record: { ...record, variants: record.variants.map(({ stock, ...variant }) => variant) },
  };
}

function stockParts(record: ArticleRecord, known: KnownValues) {
  const variants = record.variants.map((variant) => heldVariant(variant, known));
  const shop = [...new Set(variants.flatMap(({ shops }) => shops))].sort((a, b) => a - b);
  return { shop, shopCount: shop.length, v: variantWords(variants), record };
}

function heldVariant({ sizeId, colorId, stock }: ArticleRecord['variants'][number], known: KnownValues): HeldVariant {
  const shops: number[] = [];
  for (const [id, qty] of stock) if (qty > 0 && known.shops.known(id) !== null) shops.push(id);
  return { size: known.sizes.known(sizeId), colour: known.colorGroupOf(colorId), shops };
}
