import type { CampaignRow } from '#contract/desk/campaigns/schemas.ts';
import type { Page } from '#contract/desk/paging.ts';
import type { CampaignWish } from '#server/ports/desk/desk-campaigns.ts';
import type { Queryable } from '../../connection/client.ts';
import { countedPage } from '../keyset-page.ts';

type Row = Omit<CampaignRow, 'start' | 'end'> & { readonly start: Date; readonly end: Date; readonly placed: string };

/** Everything there is: campaigns of the shop, and drafts that have never been approved. $1 is now. */
const all = `(
  SELECT c.campaign_id::text AS id, c.name, c.starts_at, c.ends_at, d.draft IS NOT NULL AS has_draft, c.campaign_id,
         CASE WHEN c.ends_at <= $1 THEN 'over' WHEN c.starts_at > $1 THEN 'planned' ELSE 'live' END AS state,
         jsonb_array_length(d.draft->'lines') AS drafted,
         extract(epoch FROM c.starts_at)::bigint / 60 * 10000000000 + c.campaign_id AS place
    FROM campaigns c LEFT JOIN desk_campaigns d USING (campaign_id)
  UNION ALL
  SELECT 'u' || d.desk_campaign_id, d.draft->>'name', (d.draft->>'start')::timestamptz, (d.draft->>'end')::timestamptz, true,
         NULL, 'draft', jsonb_array_length(d.draft->'lines'),
         extract(epoch FROM (d.draft->>'start')::timestamptz)::bigint / 60 * 10000000000 + 5000000000 + d.desk_campaign_id
    FROM desk_campaigns d WHERE d.campaign_id IS NULL
) listed`;

const columns = `id, name, starts_at AS start, ends_at AS "end", state, has_draft AS "hasDraft", place::text AS placed,
  coalesce(drafted, (SELECT count(DISTINCT p.article_id) FROM campaign_articles p
                      WHERE p.campaign_id = listed.campaign_id))::int AS goods`;

export async function campaignPage(tx: Queryable, wish: CampaignWish, now: number): Promise<Page<CampaignRow>> {
  const params: unknown[] = [new Date(now)];
  const where: string[] = [];
  if (wish.q) {
    params.push(wish.q);
    where.push(`position(lower($${params.length}) IN lower(name)) > 0`);
  }
  if (wish.state) {
    params.push(wish.state);
    where.push(`state = $${params.length}`);
  }
  const page = await countedPage<Row>(tx, {
    columns,
    from: all,
    countFrom: all,
    where,
    params,
    key: 'place',
    after: wish.after,
    keyOf: ({ placed }) => placed,
  });
  return { ...page, rows: page.rows.map(rowOf) };
}

export async function campaignsBetween(tx: Queryable, from: number, to: number, now: number): Promise<CampaignRow[]> {
  const rows = await tx.query<Row>(
    `SELECT ${columns} FROM ${all} WHERE ends_at > $2 AND starts_at < $3 ORDER BY starts_at, place LIMIT 60`,
    [new Date(now), new Date(from), new Date(to)],
  );
  return rows.map(rowOf);
}

export async function openCampaigns(tx: Queryable, now: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `SELECT ((SELECT count(*) FROM campaigns WHERE ends_at > $1)
           + (SELECT count(*) FROM desk_campaigns WHERE campaign_id IS NULL))::int AS count`,
    [new Date(now)],
  );
  return row?.count ?? 0;
}

function rowOf({ placed: _, start, end, ...row }: Row): CampaignRow {
  return { ...row, start: start.toISOString(), end: end.toISOString() };
}
