import { vatRateOf } from '#domain/checkout/vat.ts';
import type { CopyValue } from '#server/database/connection/copy-text.ts';
import type { ArticlePlan } from './article-plan.ts';
import { type ArticleTraits, traitsOf } from './article-traits.ts';
import type { DemoCampaign } from './campaigns.ts';
import { careLabels, groups } from './catalogue.ts';
import type { DemoDay } from './demo-day.ts';
import { describe, technicalText } from './description.ts';
import { goodsColumns, hasLooks } from './goods.ts';
import { nutrientText } from './nutrients.ts';
import { type DemoOffer, offersOf } from './offers.ts';
import { picturesOf } from './pictures.ts';
import { type PriceStory, priceStory } from './price-history.ts';
import { randomFor } from './random.ts';
import { stockOf } from './stock.ts';
import { type DemoVariant, variantsOf } from './variants.ts';

export type Row = Readonly<Record<string, CopyValue>>;
export type TableRows = Record<string, Row[]>;

export interface ArticleContext {
  readonly seed: string;
  readonly day: DemoDay;
  readonly campaigns: readonly DemoCampaign[];
  readonly slugs: ReadonlyMap<number, string>;
}

/** The tables that are about single articles, in the order of their references. */
export const articleTables = [
  'articles',
  'article_genders',
  'variants',
  'article_images',
  'stock',
  'price_history',
  'campaign_articles',
] as const;

/** All rows of one article, added to those of its batch. */
export function addArticleRows(rows: TableRows, plan: ArticlePlan, context: ArticleContext): void {
  const { seed, day } = context;
  const random = randomFor(seed, 'article', plan.id);
  const offers = offersOf(plan, context.campaigns, seed);
  const traits = traitsOf(plan, offers, random);
  const prices = priceStory(plan, traits.created, offers, day, random);
  const variants = variantsOf(plan, seed);
  const add = (table: (typeof articleTables)[number], added: readonly Row[]): void => {
    rows[table] = rows[table] ?? [];
    rows[table].push(...added);
  };

  add('articles', [articleRow(plan, traits, prices, context)]);
  add(
    'article_genders',
    gendersOf(plan).map((genderId) => ({ article_id: plan.id, gender_id: genderId })),
  );
  add(
    'variants',
    variants.map((variant) => variantRow(plan, variant, random.chance(0.004))),
  );
  add(
    'article_images',
    picturesOf(plan, seed).map((picture, index) => ({
      article_id: plan.id,
      color_id: hasLooks(plan) ? picture.colorId : null,
      view: picture.view,
      path: picture.path,
      drawing: { ...picture.drawing },
      alt: picture.alt,
      sort: index,
      changed_at: day.at(traits.created, 5),
    })),
  );
  add(
    'stock',
    stockOf(plan, variants, traits.oneOff, random).map(({ ean, shopId, qty }) => ({ ean, shop_id: shopId, qty })),
  );
  add(
    'price_history',
    prices.history.map(({ source, price, from, to }) => ({
      article_id: plan.id,
      source,
      price,
      valid_from: from,
      valid_to: to,
    })),
  );
  add(
    'campaign_articles',
    offers.map((offer) => offerRow(plan, offer)),
  );
}

function articleRow(
  plan: ArticlePlan,
  traits: ArticleTraits,
  prices: PriceStory,
  { seed, day, slugs }: ArticleContext,
): Row {
  const { group } = plan;
  const care = group.care === undefined ? undefined : careLabels[group.care];
  const words = randomFor(seed, 'words', plan.id);
  const description = plan.signature?.description ?? describe(plan, words);
  const technical = technicalText(plan, words);
  const nutrientContent = nutrientText(group, plan.name, words);
  return {
    article_id: plan.id,
    article_no: articleNo(plan),
    name: plan.name,
    slug: slugs.get(plan.id),
    description,
    tech_description: technical.text,
    nutrient_content: nutrientContent,
    wash_label: care?.wash,
    care_label: care?.care,
    suggested_price: prices.suggestedPrice,
    original_price: prices.originalPrice,
    pant: traits.pant,
    vat_percentage: vatRateOf({ nutrientContent }),
    purchasable_on_web: traits.purchasableOnWeb ? 1 : 0,
    visible_on_web: plan.visible ? 1 : 0,
    only_cc: traits.onlyCollect ? 1 : 0,
    featured: traits.featured ? 1 : 0,
    web_purchase_limit: traits.purchaseLimit,
    fright_price_ore: group.freight ?? null,
    product_line_id: plan.lineId,
    gender_id: plan.genderId,
    main_group_id: group.main.id,
    article_group2_id: group.subgroup.id,
    article_group3_id: group.id,
    season: group.season,
    web_label: traits.webLabel,
    one_off: traits.oneOff,
    date_created: day.at(traits.created, 5),
    changed_at: day.at(traits.created, 5),
    ...goodsColumns(plan, technical.material),
  };
}

function variantRow(plan: ArticlePlan, variant: DemoVariant, notOnWeb: boolean): Row {
  return {
    variant_id: variant.variantId,
    article_id: plan.id,
    ean: variant.ean,
    size_id: hasLooks(plan) ? variant.sizeId : null,
    color_id: hasLooks(plan) ? variant.color.id : null,
    purchasable_on_web: notOnWeb ? 0 : 1,
    sort: variant.sort,
  };
}

function offerRow(plan: ArticlePlan, { campaign, price, labelData }: DemoOffer): Row {
  return {
    campaign_id: campaign.id,
    article_id: plan.id,
    price,
    label_type: campaign.labelType,
    label_data: labelData,
    starts_at: campaign.start,
    ends_at: campaign.end,
  };
}

/** What is worn and fits both is listed with both (DEC-16). */
function gendersOf(plan: ArticlePlan): readonly number[] {
  return plan.genderId === 10 && plan.group.main.id <= 3 ? [10, 1, 2] : [plan.genderId];
}

const groupNumbers = new Map(groups.map((group, index) => [group.id, 4001 + index]));

/** '4081-10402': the group's number and the article's own. */
function articleNo(plan: ArticlePlan): string {
  return `${groupNumbers.get(plan.group.id)}-${plan.id}`;
}
