import type { CampaignDraft, CampaignGoods } from '#contract/desk/campaigns/schemas.ts';
import type { DeskCampaign, DeskCampaigns } from '#server/ports/desk/desk-campaigns.ts';
import type { Queryable } from '../../connection/client.ts';
import { milliseconds } from '../../counter/milliseconds.ts';
import { fewWaysTo } from '../goods/goods-list.ts';
import { goodsFacts } from './campaign-facts.ts';
import { campaignPage, campaignsBetween, openCampaigns } from './campaign-list.ts';
import { publishedAsDraft, writeCampaign, writePrices } from './published-campaign.ts';

export function deskCampaigns(tx: Queryable): DeskCampaigns {
  return {
    page: (wish, now) => campaignPage(tx, wish, now),
    between: (from, to, now) => campaignsBetween(tx, from, to, now),
    count: (now) => openCampaigns(tx, now),
    find: (id) => findCampaign(tx, id, ''),
    lock: async (id) => {
      // Two that open the same imported campaign at once wait for each other: there is no row of the desk's to lock yet.
      await tx.execute('SELECT pg_advisory_xact_lock(hashtext($1))', [`desk campaign ${id}`]);
      return findCampaign(tx, id, 'FOR UPDATE');
    },
    make: async (draft) => {
      const [made] = await tx.query<{ id: number }>(
        'INSERT INTO desk_campaigns (draft) VALUES ($1) RETURNING desk_campaign_id AS id',
        [JSON.stringify(draft)],
      );
      return `u${made?.id ?? 0}`;
    },
    saveDraft: (campaign, draft) => writeContents(tx, campaign, { campaignId: campaign.campaignId, draft }),
    publish: async (campaign, draft) => {
      const campaignId = await writeCampaign(tx, campaign.campaignId, draft);
      await writePrices(tx, campaignId, draft);
      await writeContents(tx, campaign, { campaignId, draft: null });
      return campaignId;
    },
    withdraw: async (campaign, draft) => {
      const [row] = await tx.query<{ id: number }>(
        `INSERT INTO desk_campaigns (draft, version) VALUES ($1, $2) RETURNING desk_campaign_id AS id`,
        [JSON.stringify(draft), campaign.version + 1],
      );
      await tx.execute('DELETE FROM campaigns WHERE campaign_id = $1', [campaign.campaignId]);
      return `u${row?.id ?? 0}`;
    },
    discardDraft: async (campaign) => {
      if (campaign.campaignId === null)
        await tx.execute('DELETE FROM desk_campaigns WHERE desk_campaign_id = $1', [campaign.deskId]);
      else await writeContents(tx, campaign, { campaignId: campaign.campaignId, draft: null });
    },
    end: async (campaign, at, stoppedFrom) => {
      const { campaignId } = campaign;
      const end = new Date(at);
      await tx.execute('UPDATE campaigns SET ends_at = $2 WHERE campaign_id = $1', [campaignId, end]);
      await tx.execute(`UPDATE campaign_articles SET ends_at = $2 WHERE campaign_id = $1 AND starts_at < $2`, [
        campaignId,
        end,
      ]);
      await writeContents(tx, campaign, { campaignId, draft: campaign.draft, stoppedFrom });
    },
    facts: (articleIds, time) => goodsFacts(tx, articleIds, time),
    search: (text) => {
      const params: unknown[] = [text];
      const few = fewWaysTo(text, (value) => `$${params.push(value)}`);
      return tx.query<CampaignGoods>(
        `${goods} WHERE a.article_id IN (${few})
          ORDER BY a.article_no = $1 DESC, a.name COLLATE "nb-NO-x-icu", a.article_id LIMIT 20`,
        params,
      );
    },
    byNumbers: (numbers) =>
      tx.query<CampaignGoods & { number: string }>(
        `SELECT DISTINCT ON (n.place) n.number, g.*
           FROM unnest($1::text[]) WITH ORDINALITY AS n (number, place)
           JOIN LATERAL (SELECT article_id FROM articles WHERE article_no = n.number
                         UNION SELECT article_id FROM variants WHERE ean = n.number) found ON true
           JOIN (${goods}) g ON g."articleId" = found.article_id
          ORDER BY n.place, g."articleId"`,
        [numbers],
      ),
    openShops: async () => {
      const [row] = await tx.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM shops WHERE closed = 0 AND latitude IS NOT NULL AND shop_id <> 55',
      );
      return row?.count ?? 0;
    },
    watchers: async (articleIds) => {
      const [row] = await tx.query<{ count: number }>(
        `SELECT count(DISTINCT lower(email))::int AS count FROM watches
          WHERE kind = 'price' AND article_id = ANY ($1) AND confirmed_at IS NOT NULL AND notified_at IS NULL`,
        [articleIds],
      );
      return row?.count ?? 0;
    },
  };
}

const goods = `SELECT a.article_id AS "articleId", a.article_no AS "articleNo", a.name, a.suggested_price AS "priceNow",
    (SELECT path FROM article_images i WHERE i.article_id = a.article_id ORDER BY sort, image_id LIMIT 1) AS image
  FROM articles a`;

type StoredRow = Pick<DeskCampaign, 'deskId' | 'campaignId' | 'version' | 'draft' | 'stoppedFrom'>;

async function findCampaign(tx: Queryable, id: string, lock: '' | 'FOR UPDATE'): Promise<DeskCampaign | null> {
  const isDraft = id.startsWith('u');
  const number = Number(isDraft ? id.slice(1) : id);
  const [row] = await tx.query<StoredRow>(
    `SELECT desk_campaign_id AS "deskId", campaign_id AS "campaignId", version, draft,
            ${milliseconds('stopped_from')} AS "stoppedFrom"
       FROM desk_campaigns WHERE ${isDraft ? 'campaign_id IS NULL AND desk_campaign_id' : 'campaign_id'} = $1 ${lock}`,
    [number],
  );
  if (isDraft) return row === undefined ? null : { ...row, id, published: null };
  const published = await publishedAsDraft(tx, number);
  if (published === null) return null;
  return { id, deskId: null, version: 0, draft: null, stoppedFrom: null, ...row, campaignId: number, published };
}

interface CampaignContents {
  readonly campaignId: number | null;
  readonly draft: CampaignDraft | null;
  readonly stoppedFrom?: number | null;
}

/** The desk's own row, with the next version. */
async function writeContents(
  tx: Queryable,
  { deskId, version }: DeskCampaign,
  { campaignId, draft, stoppedFrom = null }: CampaignContents,
) {
  const values = [
    campaignId,
    draft === null ? null : JSON.stringify(draft),
    stoppedFrom === null ? null : new Date(stoppedFrom),
    version + 1,
  ];
  if (deskId === null) {
    await tx.execute(
      'INSERT INTO desk_campaigns (campaign_id, draft, stopped_from, version) VALUES ($1, $2, $3, $4)',
      values,
    );
    return;
  }
  await tx.execute(
    `UPDATE desk_campaigns SET campaign_id = $1, draft = $2, stopped_from = $3, version = $4, changed_at = now()
      WHERE desk_campaign_id = $5`,
    [...values, deskId],
  );
}
