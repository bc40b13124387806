import { vatRateOf } from '#domain/checkout/vat.ts';
import { articleImages } from './article-images.ts';
import { type AcceptanceArticle, articles, campaignPrices } from './articles.ts';

/** FIX-06 … FIX-13 as rows of the tables. */
export function articleRows(daysFromNow: (days: number) => Date) {
  const variants = articles.flatMap((article) =>
    article.variants.map((variant, index) => ({
      article,
      variant,
      variantId: article.id * 10 + index + 1,
      sort: index,
    })),
  );
  return {
    articles: articles.map((article) => articleRow(article, daysFromNow(-200))),
    article_genders: articles
      .filter(({ genderId }) => genderId !== null)
      .map(({ id, genderId }) => ({ article_id: id, gender_id: genderId })),
    variants: variants.map(({ article, variant, variantId, sort }) => ({
      variant_id: variantId,
      article_id: article.id,
      ean: variant.ean,
      size_id: variant.sizeId,
      color_id: variant.colorId,
      sort,
    })),
    article_images: articles.flatMap(articleImages),
    stock: variants.flatMap(({ variant }) =>
      variant.stock.map(({ shopId, qty }) => ({ ean: variant.ean, shop_id: shopId, qty })),
    ),
    bestseller_ranks: articles
      .filter(({ qtyRank }) => qtyRank !== undefined)
      .map(({ id, qtyRank }) => ({ article_id: id, qty_rank: qtyRank, turnover_rank: qtyRank })),
    price_history: articles.flatMap((article) => priceHistory(article, daysFromNow)),
    campaign_articles: campaignPrices.map((row) => ({
      campaign_article_id: row.id,
      article_id: row.articleId,
      price: row.price,
      label_type: row.labelType,
      label_data: row.labelData,
      starts_at: daysFromNow(-5),
    })),
  };
}

function articleRow(article: AcceptanceArticle, created: Date) {
  const [mainGroupId, articleGroup2Id, articleGroup3Id] = article.groups;
  return {
    article_id: article.id,
    article_no: String(article.id),
    name: article.name,
    slug: article.slug,
    description: `${article.name} er en vare i akseptansedataene.`,
    nutrient_content: article.nutrientContent,
    suggested_price: article.suggestedPrice,
    original_price: article.originalPrice,
    pant: article.pant ?? 0,
    vat_percentage: vatRateOf({ nutrientContent: article.nutrientContent ?? null }),
    purchasable_on_web: article.purchasableOnWeb ?? 1,
    visible_on_web: article.visibleOnWeb ?? 1,
    only_cc: article.onlyCC ?? 0,
    web_purchase_limit: article.webPurchaseLimit,
    fright_price_ore: article.frightPriceOre,
    product_line_id: article.productLineId,
    gender_id: article.genderId,
    main_group_id: mainGroupId,
    article_group2_id: articleGroup2Id,
    article_group3_id: articleGroup3Id,
    season: 'Helår',
    date_created: created,
  };
}

/** An original price was really asked: until ten days ago, and for long enough to be struck out lawfully. */
function priceHistory(article: AcceptanceArticle, daysFromNow: (days: number) => Date) {
  const row = { article_id: article.id, source: 'list', price: article.suggestedPrice, valid_from: daysFromNow(-200) };
  if (article.originalPrice === undefined) return [{ ...row, valid_to: null }];
  return [
    { ...row, price: article.originalPrice, valid_to: daysFromNow(-10) },
    { ...row, valid_from: daysFromNow(-10), valid_to: null },
  ];
}
