import type { BrandVariant } from '#brands/brand.ts';
import type { CampaignRecord } from '#contract/campaign.ts';
import type { PostalCodeRecord, ShopRecord } from '#contract/place.ts';
import type { ShippingMethodRecord } from '#contract/reference.ts';
import { webStockShop } from '#domain/shop/shop-id.ts';
import { slugify } from '#domain/text/slugify.ts';
import type { Pictures } from '#server/ports/content/pictures.ts';
import type { Published, PublishedCampaign } from '#server/ports/content/published.ts';
import type { Queryable } from '../connection/client.ts';
import { loadEditorial } from '../editorial/load-editorial.ts';
import { loadPageVersions } from '../editorial/page-versions.ts';
import { settingsRecord } from '../settings/settings-record.ts';
import { tenantRecord } from '../settings/tenant-record.ts';
import { formerShops, loadClosedShops } from './former-shops.ts';
import { loadSearchSteering } from './load-search-steering.ts';

/** Loads everything a brand variant has published apart from its catalogue. */
export async function loadPublished(
  database: Queryable,
  brand: BrandVariant,
  pictures: Pick<Pictures, 'addressOf'>,
): Promise<Published> {
  const [
    settings,
    tenant,
    shops,
    closed,
    postalCodes,
    shippingMethods,
    campaigns,
    editorial,
    searchSteering,
    pageVersions,
  ] = await Promise.all([
    settingsRecord(database, brand, pictures),
    tenantRecord(database, brand),
    loadShops(database, brand),
    loadClosedShops(database),
    loadPostalCodes(database),
    loadShippingMethods(database),
    loadCampaigns(database),
    loadEditorial(database),
    loadSearchSteering(database),
    loadPageVersions(database, brand.name),
  ]);
  return {
    settings,
    tenant,
    brandEdition: brand.edition,
    shops,
    formerShops: formerShops(closed, shops),
    postalCodes,
    shippingMethods,
    campaigns,
    editorial,
    searchSteering,
    pageVersions,
  };
}

interface ShopRow {
  readonly id: number;
  readonly no: string;
  readonly name: string;
  readonly full_name: string;
  readonly org_no: string | null;
  readonly description: string | null;
  readonly opening_hours: string;
  readonly map_link: string | null;
  readonly post_no: string | null;
  readonly post_place: string | null;
  readonly address: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly messenger_id: string | null;
  readonly chain_id: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly exceptions: { date: string; hours: string | null; reason: string }[];
}

/** Shops open to visitors: not the web stock (DEC-92), not closed, and with a position. */
async function loadShops(database: Queryable, brand: BrandVariant): Promise<ShopRecord[]> {
  const rows = await database.query<ShopRow>(
    `SELECT s.shop_id AS id, s.no, s.name, s.full_name, s.org_no, s.description, s.opening_hours, s.map_link, s.post_no,
            s.post_place, s.address, s.email, s.phone, s.messenger_id, s.chain_id, s.latitude, s.longitude,
            COALESCE((SELECT jsonb_agg(jsonb_build_object('date', e.day, 'hours', e.hours, 'reason', COALESCE(e.note, ''))
                                       ORDER BY e.day)
                        FROM shop_opening_exceptions e WHERE e.shop_id = s.shop_id AND e.day >= current_date - 1), '[]'
            ) AS exceptions
       FROM shops s
      WHERE s.shop_id <> $1 AND s.closed = 0 AND s.latitude IS NOT NULL
      ORDER BY s.name COLLATE "nb-NO-x-icu", s.shop_id`,
    [webStockShop],
  );
  const taken = new Set<string>();
  return rows.map((row) => shopRecord(row, brand, uniqueSlug(row, taken)));
}

function shopRecord(row: ShopRow, brand: BrandVariant, slug: string): ShopRecord {
  return {
    id: row.id,
    no: row.no,
    name: row.name,
    slug,
    fullName: row.full_name.replaceAll('{{kjede}}', brand.displayName),
    orgNo: row.org_no ?? '',
    description: row.description ?? '',
    openingHours: row.opening_hours,
    openingExceptions: row.exceptions,
    mapLink: row.map_link ?? '',
    postNo: row.post_no ?? '',
    postPlace: row.post_place ?? '',
    address: row.address ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    messengerId: row.messenger_id ?? '',
    chainId: row.chain_id,
    coords: { latitude: row.latitude, longitude: row.longitude },
    distance: null,
  };
}

function uniqueSlug({ id, name }: ShopRow, taken: Set<string>): string {
  const plain = slugify(name);
  const slug = plain === '' || taken.has(plain) ? `${plain || 'butikk'}-${id}` : plain;
  taken.add(slug);
  return slug;
}

async function loadPostalCodes(database: Queryable): Promise<Map<string, PostalCodeRecord>> {
  const rows = await database.query<PostalCodeRecord>(
    `SELECT postal_code AS "PostalCode", place AS "PostalPlace", latitude AS "CoordLat", longitude AS "CoordLong"
       FROM postal_codes ORDER BY postal_code`,
  );
  return new Map(rows.map((row) => [row.PostalCode, row]));
}

function loadShippingMethods(database: Queryable): Promise<ShippingMethodRecord[]> {
  return database.query<ShippingMethodRecord>(
    'SELECT shipping_method_id AS id, name, description, price_ore AS price, sort FROM shipping_methods ORDER BY sort, shipping_method_id',
  );
}

type CampaignRow = Omit<CampaignRecord, 'start' | 'end' | 'count'> & {
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly combined: boolean;
  readonly article_ids: number[];
};

async function loadCampaigns(database: Queryable): Promise<PublishedCampaign[]> {
  const rows = await database.query<CampaignRow>(
    `SELECT c.campaign_id AS id, c.name, c.short_description AS "shortDescription", c.description, c.starts_at, c.ends_at,
            c.image, c.image_mobile AS "imageMobile", c.show_label AS "showLabel", c.show_image AS "showImage",
            c.label_text AS "labelText", c.url, c.combined,
            ARRAY(SELECT DISTINCT ca.article_id FROM campaign_articles ca
                   WHERE ca.campaign_id = c.campaign_id ORDER BY ca.article_id) AS article_ids
       FROM campaigns c ORDER BY c.sort, c.starts_at DESC, c.campaign_id`,
  );
  return rows.map(({ starts_at, ends_at, combined, article_ids, ...content }) => ({
    record: {
      ...content,
      start: starts_at.toISOString(),
      end: ends_at?.toISOString() ?? '',
      count: article_ids.length,
    },
    start: starts_at.getTime(),
    end: ends_at?.getTime() ?? Number.POSITIVE_INFINITY,
    combined,
    articleIds: article_ids,
  }));
}
