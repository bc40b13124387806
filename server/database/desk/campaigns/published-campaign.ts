import type { CampaignDraft } from '#contract/desk/campaigns/schemas.ts';
import type { Queryable } from '../../connection/client.ts';

/** A campaign of the shop in the words of a draft. Offers without a price ('3 for 2') are the chain's system's and stay out. */
export async function publishedAsDraft(tx: Queryable, campaignId: number): Promise<CampaignDraft | null> {
  const [row] = await tx.query<
    Omit<CampaignDraft, 'start' | 'end'> & { readonly starts_at: Date; readonly ends_at: Date }
  >(
    `SELECT c.name, c.starts_at, c.ends_at, c.show_label AS "showLabel", coalesce(c.label_text, '') AS "labelText",
            coalesce((SELECT jsonb_agg(jsonb_build_object('articleId', l.article_id, 'price', l.price,
                                                          'before', l.before_price) ORDER BY l.sort, l.article_id)
                        FROM (SELECT DISTINCT ON (p.article_id) p.article_id, p.price, p.before_price, p.sort
                                FROM campaign_articles p WHERE p.campaign_id = c.campaign_id AND p.price IS NOT NULL
                               ORDER BY p.article_id, p.price) l), '[]') AS lines
       FROM campaigns c WHERE c.campaign_id = $1`,
    [campaignId],
  );
  if (row === undefined) return null;
  const { starts_at, ends_at, ...rest } = row;
  return { ...rest, start: starts_at.toISOString(), end: ends_at.toISOString() };
}

/** Numbers of the office's own begin here, above what a chain's system counts to: no import meets them by chance. */
const ownCampaigns = 1_000_000;
const ownPrices = 1_000_000_000;

export async function writeCampaign(
  tx: Queryable,
  campaignId: number | null,
  { name, start, end, showLabel, labelText }: CampaignDraft,
): Promise<number> {
  const values = [name, new Date(start), new Date(end), showLabel, labelText === '' ? null : labelText];
  if (campaignId !== null) {
    await tx.execute(
      `UPDATE campaigns SET name = $2, starts_at = $3, ends_at = $4, show_label = $5, label_text = $6
        WHERE campaign_id = $1`,
      [campaignId, ...values],
    );
    return campaignId;
  }
  await tx.execute(`SELECT pg_advisory_xact_lock(hashtext('desk campaign numbers'))`);
  const [made] = await tx.query<{ id: number }>(
    `INSERT INTO campaigns (campaign_id, name, starts_at, ends_at, show_label, label_text)
     SELECT greatest(max(campaign_id), ${ownCampaigns - 1}) + 1, $1, $2, $3, $4, $5 FROM campaigns
     RETURNING campaign_id AS id`,
    values,
  );
  if (made === undefined) throw new Error('No campaign was made');
  return made.id;
}

/** The prices become those of the draft: changed, added and removed. What was asked stays in the history by its triggers. */
export async function writePrices(tx: Queryable, campaignId: number, draft: CampaignDraft): Promise<void> {
  const times = [new Date(draft.start), new Date(draft.end)];
  const label = draft.showLabel && draft.labelText !== '' ? JSON.stringify({ text: draft.labelText }) : null;
  const ids = draft.lines.map(({ articleId }) => articleId);
  const prices = draft.lines.map(({ price }) => price);
  const befores = draft.lines.map(({ before }) => before);
  const lines =
    'unnest($2::int[], $3::numeric[], $4::numeric[]) WITH ORDINALITY AS l (article_id, price, before, place)';
  await tx.execute(
    'DELETE FROM campaign_articles WHERE campaign_id = $1 AND price IS NOT NULL AND article_id <> ALL ($2::int[])',
    [campaignId, ids],
  );
  await tx.execute(
    `UPDATE campaign_articles p
        SET price = l.price, before_price = l.before, starts_at = $5, ends_at = $6, label_data = $7, sort = l.place
       FROM ${lines} WHERE p.campaign_id = $1 AND p.article_id = l.article_id AND p.price IS NOT NULL`,
    [campaignId, ids, prices, befores, ...times, label],
  );
  await tx.execute(`SELECT pg_advisory_xact_lock(hashtext('desk campaign numbers'))`);
  await tx.execute(
    `INSERT INTO campaign_articles (campaign_article_id, campaign_id, article_id, price, before_price, label_type, label_data,
                                    starts_at, ends_at, sort)
     SELECT (SELECT greatest(max(campaign_article_id), ${ownPrices - 1}) FROM campaign_articles)
              + row_number() OVER (ORDER BY l.place), $1, l.article_id, l.price, l.before, 'percent', $7, $5, $6, l.place
       FROM ${lines}
      WHERE NOT EXISTS (SELECT FROM campaign_articles p
                         WHERE p.campaign_id = $1 AND p.article_id = l.article_id AND p.price IS NOT NULL)`,
    [campaignId, ids, prices, befores, ...times, label],
  );
}
