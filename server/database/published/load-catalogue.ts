import type { ContentUnit } from '#domain/goods/unit-price.ts';
import type {
  ArticleRow,
  CampaignArticleRow,
  CatalogueRows,
  CustomMemberRow,
  PricePointRow,
  RankRow,
  RetiredSlugRow,
  ReviewSummaryRow,
  StockRow,
  VariantRow,
} from '#server/ports/catalogue/catalogue-rows.ts';
import type { Database, Queryable } from '../connection/client.ts';
import { loadReference } from './load-reference.ts';

/**
 * The published catalogue as rows, all as of one instant; with `articleIds` the rows of those articles alone. One query
 * per table, none per article.
 */
export function loadCatalogue(database: Database, articleIds: readonly number[] | null = null): Promise<CatalogueRows> {
  return database.transaction(async (tx) => {
    const wanted: Wanted = [articleIds];
    const stock = articleIds === null ? loadWholeStock(database, await snapshotOf(tx)) : null;
    // Whoever waits for it below hears of its failure.
    stock?.catch(() => {});
    const images = await loadImages(tx, wanted);
    return {
      articles: await loadArticles(tx, wanted, images),
      variants: await loadVariants(tx, wanted, images),
      stock: await (stock ?? loadStock(tx, wanted)),
      campaigns: await loadCampaigns(tx, wanted),
      pricePoints: await loadPricePoints(tx, wanted),
      ranks: await loadRanks(tx, wanted),
      reviews: await loadReviews(tx, wanted),
      customMembers: await loadCustomMembers(tx, wanted),
      retiredSlugs: await loadRetiredSlugs(tx, wanted),
      reference: await loadReference(tx),
    };
  }, asOfOneInstant);
}

/** Reading a large catalogue takes longer than the statement timeout of requests. */
const asOfOneInstant = { isolation: 'repeatable read', long: true } as const;

/**
 * All of the stock, by a connection of its own that sees the same instant: PostgreSQL adds it up, which is most of its work, while the
 * other rows are read.
 */
function loadWholeStock(database: Database, snapshot: string): Promise<Iterable<StockRow>> {
  return database.transaction(async (tx) => {
    // The name is PostgreSQL's own; this statement takes no parameters.
    await tx.execute(`SET TRANSACTION SNAPSHOT '${snapshot}'`);
    return loadStock(tx, [null]);
  }, asOfOneInstant);
}

async function snapshotOf(tx: Queryable): Promise<string> {
  const [row] = await tx.query<{ name: string }>('SELECT pg_export_snapshot() AS name');
  if (row === undefined) throw new Error('PostgreSQL gave no snapshot');
  return row.name;
}

/** The parameters of every query here: ids, or null for all. */
type Wanted = [articleIds: readonly number[] | null];

type Image = { readonly colorId: number | null; readonly path: string; readonly changedAt: number };
type Images = ReadonlyMap<number, readonly Image[]>;

async function loadImages(tx: Queryable, wanted: Wanted): Promise<Images> {
  const rows = await tx.query<Image & { id: number }>(
    `SELECT article_id AS id, color_id AS "colorId", path, ${milliseconds('changed_at')} AS "changedAt"
       FROM article_images
      WHERE $1::int[] IS NULL OR article_id = ANY ($1)
      ORDER BY article_id, sort, image_id`,
    wanted,
  );
  const byArticle = new Map<number, Image[]>();
  for (const { id, ...image } of rows) {
    const list = byArticle.get(id);
    if (list) list.push(image);
    else byArticle.set(id, [image]);
  }
  return byArticle;
}

/** A row becomes an article in its place: a copy of each would be as much garbage as the catalogue is large. */
type StoredArticle = { -readonly [Field in keyof ArticleRow]: ArticleRow[Field] } & {
  readonly contentAmount: number | null;
  readonly contentUnit: ContentUnit | null;
  readonly productLineId: number | null;
  readonly genderId: number | null;
  readonly otherGenderIds: readonly number[] | null;
};

async function loadArticles(tx: Queryable, wanted: Wanted, images: Images): Promise<ArticleRow[]> {
  const rows = await tx.query<StoredArticle>(
    `SELECT a.article_id AS id, a.article_no AS "articleNo", a.slug, a.name, a.description,
            a.suggested_price AS "suggestedPrice", a.original_price AS "originalPrice", a.pant,
            a.content_amount AS "contentAmount", a.content_unit AS "contentUnit",
            a.visible_on_web = 1 AS "visibleOnWeb", a.purchasable_on_web = 1 AS "purchasableOnWeb",
            a.web_purchase_limit AS "webPurchaseLimit", a.only_cc = 1 AS "onlyCC", a.fright_price_ore AS "frightPrice",
            a.product_line_id AS "productLineId", a.gender_id AS "genderId", g.ids AS "otherGenderIds",
            a.main_group_id AS "mainGroupId", a.article_group2_id AS "articleGroup2Id",
            a.article_group3_id AS "articleGroup3Id", a.season, a.web_label AS "webLabel", a.featured = 1 AS featured,
            a.one_off AS "oneOffLot", a.tech_description AS "techDescription", a.nutrient_content AS "nutrientContent",
            a.wash_label AS "washLabel", a.care_label AS "careLabel", ${milliseconds('a.date_created')} AS "dateCreated",
            ${milliseconds('a.changed_at')} AS "changedAt",
            NULL AS content, NULL AS "productLineIds", NULL AS "genderIds", NULL AS images
       FROM articles a
       LEFT JOIN (SELECT article_id, array_agg(gender_id ORDER BY gender_id) AS ids
                    FROM article_genders WHERE $1::int[] IS NULL OR article_id = ANY ($1)
                   GROUP BY article_id) g USING (article_id)
      WHERE $1::int[] IS NULL OR a.article_id = ANY ($1)`,
    wanted,
  );
  for (const row of rows) {
    const { contentAmount, contentUnit, productLineId, genderId, otherGenderIds } = row;
    const pictures = images.get(row.id) ?? [];
    row.content = contentAmount === null || contentUnit === null ? null : { amount: contentAmount, unit: contentUnit };
    for (const { changedAt } of pictures) if (changedAt > row.changedAt) row.changedAt = changedAt;
    row.productLineIds = productLineId === null ? [] : [productLineId];
    const own = genderId === null ? [] : [genderId];
    row.genderIds = otherGenderIds === null ? own : [...new Set([...own, ...otherGenderIds])];
    row.images = pictures.map(({ path }) => path);
  }
  return rows;
}

async function loadVariants(tx: Queryable, wanted: Wanted, images: Images): Promise<VariantRow[]> {
  const rows = await tx.query<VariantRow & { image: string | null }>(
    `SELECT variant_id AS id, article_id AS "articleId", ean, purchasable_on_web = 1 AS "purchasableOnWeb",
            size_id AS "sizeId", color_id AS "colorId", NULL AS image
       FROM variants
      WHERE visible_on_web = 1 AND ($1::int[] IS NULL OR article_id = ANY ($1))
      ORDER BY article_id, sort, variant_id`,
    wanted,
  );
  for (const row of rows) row.image = imageOf(images.get(row.articleId) ?? [], row.colorId);
  return rows;
}

function imageOf(images: readonly Image[], color: number | null): string | null {
  if (color === null) return null;
  for (const { colorId, path } of images) if (colorId === color) return path;
  return null;
}

/**
 * Aggregated to one row of text per variant: there is a row of stock per variant and shop, and reading each takes long. ARRAY, as `IN`
 * behind an OR reads the whole table to find a few.
 */
async function loadStock(tx: Queryable, wanted: Wanted): Promise<Iterable<StockRow>> {
  const rows = await tx.query<{ ean: string; held: string }>(
    `SELECT ean, string_agg(shop_id || ':' || qty, ',') AS held FROM stock
      WHERE $1::int[] IS NULL OR ean = ANY (ARRAY(SELECT ean FROM variants WHERE article_id = ANY ($1)))
      GROUP BY ean`,
    wanted,
  );
  return stockRows(rows);
}

function* stockRows(rows: readonly { readonly ean: string; readonly held: string }[]): Generator<StockRow> {
  for (const { ean, held } of rows) {
    let shopId = 0;
    let number = 0;
    // Read digit by digit: split into strings, a large chain's stock is tens of millions of them.
    for (let at = 0; at < held.length; at++) {
      const code = held.charCodeAt(at);
      if (code === colon) {
        shopId = number;
        number = 0;
      } else if (code === comma) {
        yield { ean, shopId, qty: number };
        number = 0;
      } else number = number * 10 + code - zero;
    }
    yield { ean, shopId, qty: number };
  }
}

const colon = ':'.charCodeAt(0);
const comma = ','.charCodeAt(0);
const zero = '0'.charCodeAt(0);

function loadCampaigns(tx: Queryable, wanted: Wanted): Promise<CampaignArticleRow[]> {
  return tx.query<CampaignArticleRow>(
    `SELECT campaign_article_id AS id, campaign_id AS "campaignId", article_id AS "articleId", price,
            before_price AS "beforePrice",
            label_type AS "labelType", label_data AS "labelData",
            ${milliseconds('starts_at')} AS start, ${milliseconds('ends_at')} AS "end"
       FROM campaign_articles
      WHERE ($1::int[] IS NULL OR article_id = ANY ($1)) AND (ends_at IS NULL OR ends_at > now())`,
    wanted,
  );
}

/**
 * What the view price_points says of these articles. Not by the view itself: it reads the history of all articles, however few are
 * wanted. An article whose price has never changed has no before-price, so its history is not read.
 */
function loadPricePoints(tx: Queryable, wanted: Wanted): Promise<PricePointRow[]> {
  return tx.query<PricePointRow>(
    `WITH changed AS (
       SELECT article_id FROM price_history
        WHERE $1::int[] IS NULL OR article_id = ANY ($1) GROUP BY article_id HAVING count(*) > 1
       UNION
       SELECT article_id FROM campaign_articles
        WHERE price IS NOT NULL AND ($1::int[] IS NULL OR article_id = ANY ($1))
     ), asked AS (
       SELECT article_id, price, valid_from, valid_to FROM price_history JOIN changed USING (article_id)
       UNION ALL
       SELECT article_id, price, starts_at, ends_at FROM campaign_articles JOIN changed USING (article_id)
        WHERE price IS NOT NULL
     ), change AS (
       SELECT article_id, valid_from AS at FROM asked
       UNION
       SELECT article_id, valid_to FROM asked WHERE valid_to IS NOT NULL
     )
     SELECT article_id AS "articleId", ${milliseconds('at')} AS "from", min(price) AS price
       FROM change JOIN asked USING (article_id)
      WHERE valid_from <= at AND (valid_to IS NULL OR valid_to > at)
      GROUP BY article_id, at
      ORDER BY article_id, at`,
    wanted,
  );
}

function loadRanks(tx: Queryable, wanted: Wanted): Promise<RankRow[]> {
  return tx.query<RankRow>(
    `SELECT article_id AS "articleId", qty_rank AS "qtyRank", turnover_rank AS "turnoverRank"
       FROM bestseller_ranks WHERE $1::int[] IS NULL OR article_id = ANY ($1)`,
    wanted,
  );
}

function loadReviews(tx: Queryable, wanted: Wanted): Promise<ReviewSummaryRow[]> {
  const count = (condition: string) => `count(*) FILTER (WHERE ${condition})`;
  return tx.query<ReviewSummaryRow>(
    `SELECT article_id AS "articleId",
            ARRAY[${[1, 2, 3, 4, 5].map((stars) => count(`rating = ${stars}`)).join(', ')}] AS "ratingCounts",
            ARRAY[${[-1, 0, 1].map((fit) => count(`true_to_size = ${fit}`)).join(', ')}] AS "trueToSizeCounts"
       FROM reviews
      WHERE approved AND ($1::int[] IS NULL OR article_id = ANY ($1))
      GROUP BY article_id`,
    wanted,
  );
}

function loadCustomMembers(tx: Queryable, wanted: Wanted): Promise<CustomMemberRow[]> {
  return tx.query<CustomMemberRow>(
    `SELECT article_group2_id AS "articleGroup2Id", article_id AS "articleId"
       FROM custom_subcategory_articles WHERE $1::int[] IS NULL OR article_id = ANY ($1)
      ORDER BY article_group2_id, sort, article_id`,
    wanted,
  );
}

function loadRetiredSlugs(tx: Queryable, wanted: Wanted): Promise<RetiredSlugRow[]> {
  return tx.query<RetiredSlugRow>(
    'SELECT slug, article_id AS "articleId" FROM slug_history WHERE $1::int[] IS NULL OR article_id = ANY ($1)',
    wanted,
  );
}

/** In milliseconds. */
function milliseconds(column: string): string {
  return `(extract(epoch FROM ${column}) * 1000)::float8`;
}
