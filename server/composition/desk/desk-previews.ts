import type { BrandVariant } from '#brands/brand.ts';
import type { BrandChanges } from '#contract/brand/brand-fields.ts';
import type { CampaignDraft } from '#contract/desk/campaigns/schemas.ts';
import { kroner } from '#domain/money/money.ts';
import { type AskedPrice, pricePoints } from '#domain/pricing/planned-price.ts';
import { CatalogueMemory } from '../../adapters/catalogue-memory/catalogue-memory.ts';
import type { Database } from '../../database/connection/client.ts';
import { deskCampaigns } from '../../database/desk/campaigns/campaign-rows.ts';
import { loadCatalogue } from '../../database/published/load-catalogue.ts';
import type { Catalogue } from '../../ports/catalogue/catalogue-index.ts';
import type { CampaignArticleRow, CatalogueRows } from '../../ports/catalogue/catalogue-rows.ts';
import type { Published, PublishedCampaign, PublishedSource } from '../../ports/content/published.ts';
import type { DeskCampaign } from '../../ports/desk/desk-campaigns.ts';
import { type PreviewedShop, type PreviewedShops, previewNumber } from '../../ports/desk/previews.ts';
import { shownDraft } from '../../use-cases/desk/campaigns/campaign-detail.ts';
import type { DraftedPages } from './drafted-pages.ts';
import type { WithDraftedPost } from './drafted-posts.ts';

interface PreviewMeans {
  readonly database: Database;
  readonly index: Catalogue;
  readonly published: PublishedSource;
  /** A draft of the home page in the place of the one that is published; null: it is gone. */
  readonly withHome: (published: Published, draft: number) => Promise<Published | null>;
  readonly draftedPages: DraftedPages;
  readonly withDraftedPost: WithDraftedPost;
  /** The shop with another face; null: it may not have it. */
  readonly withBrand: (
    published: Published,
    changes: BrandChanges,
  ) => Promise<{ readonly published: Published; readonly brand: BrandVariant } | null>;
}

const lifetimeMs = 2 * 60_000;

/**
 * What previews are rendered from. Of the shop as it will be at another instant this is a catalogue of its own, built from the
 * database with the draft in it; the last one is cached for two minutes, as a page of it is followed by its next.
 */
export function previewedShops({
  database,
  index,
  published,
  withHome,
  draftedPages,
  withDraftedPost,
  withBrand,
}: PreviewMeans): PreviewedShops<BrandVariant> {
  let cached: { readonly key: string; readonly made: Promise<Catalogue> } | null = null;
  let timer: NodeJS.Timeout | undefined;
  const catalogueAt = (key: string, make: () => Promise<Catalogue>) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      cached = null;
    }, lifetimeMs);
    timer.unref();
    if (cached?.key === key) return cached.made;
    const made = make();
    cached = { key, made };
    made.catch(() => {
      cached = null;
    });
    return made;
  };
  return {
    open: async (wish) => {
      const at = wish.at ?? Date.now();
      if (wish.page !== undefined) {
        const pages = await draftedPages(wish.page);
        return pages === null ? null : { ...shopOf(index, published.current, at), pages };
      }
      if (wish.post !== undefined) {
        const shown = await withDraftedPost(published.current, wish.post, at);
        return shown === null ? null : shopOf(index, shown, at);
      }
      if (wish.brand !== undefined) {
        const changed = await withBrand(published.current, wish.brand);
        return changed === null ? null : { ...shopOf(index, changed.published, at), brand: changed.brand };
      }
      const campaign = wish.campaign === undefined ? null : await deskCampaigns(database).find(wish.campaign);
      if (wish.campaign !== undefined && campaign === null) return null;
      const home = wish.home === undefined ? published.current : await withHome(published.current, wish.home);
      if (home === null) return null;
      if (campaign === null && wish.at === undefined) return shopOf(index, home, at);
      const key = JSON.stringify([wish, campaign?.version, index.edition]);
      const made = await catalogueAt(key, () => catalogueOf(database, campaign, at));
      return shopOf(made, campaign === null ? home : withCampaign(home, campaign), at);
    },
  };
}

function shopOf(index: Catalogue, current: Published, at: number): PreviewedShop<BrandVariant> {
  return { index, published: { current, version: 0 }, now: () => at };
}

async function catalogueOf(database: Database, campaign: DeskCampaign | null, at: number): Promise<Catalogue> {
  const rows = await loadCatalogue(database);
  const made = new CatalogueMemory();
  const shown = campaign === null ? rows : await withPrices(database, rows, campaign, at);
  await made.replace(async () => shown, at);
  return made;
}

async function withPrices(
  database: Database,
  rows: CatalogueRows,
  campaign: DeskCampaign,
  at: number,
): Promise<CatalogueRows> {
  const draft = shownDraft(campaign);
  const own = ownRows(campaign, draft);
  const time = { start: Date.parse(draft.start), end: Date.parse(draft.end), except: campaign.campaignId, now: at };
  const ids = own.map(({ articleId }) => articleId);
  const facts = await deskCampaigns(database).facts(ids, time);
  const points = facts.flatMap(({ articleId, asked }) => {
    const planned = own.filter((row) => row.articleId === articleId).map(askedOf);
    return pricePoints([...asked, ...planned]).map(({ from, price }) => ({ articleId, from, price }));
  });
  const touched = new Set(ids);
  return {
    ...rows,
    campaigns: [
      ...rows.campaigns.filter(({ campaignId, price }) => campaignId !== campaign.campaignId || price === null),
      ...own,
    ],
    pricePoints: [...rows.pricePoints.filter(({ articleId }) => !touched.has(articleId)), ...points],
  };
}

function ownRows({ campaignId }: DeskCampaign, draft: CampaignDraft): CampaignArticleRow[] {
  const label = draft.showLabel && draft.labelText !== '' ? JSON.stringify({ text: draft.labelText }) : null;
  return draft.lines.flatMap(({ articleId, price, before }, place) =>
    price === null
      ? []
      : [
          {
            id: previewNumber - place,
            campaignId: campaignId ?? previewNumber,
            articleId,
            price,
            beforePrice: before,
            labelType: 'percent',
            labelData: label,
            start: Date.parse(draft.start),
            end: Date.parse(draft.end),
          },
        ],
  );
}

function askedOf({ price, start, end }: CampaignArticleRow): AskedPrice {
  return { source: 'campaign', price: kroner(price ?? 0), from: start ?? 0, to: end, name: null };
}

function withCampaign(published: Published, campaign: DeskCampaign): Published {
  const draft = shownDraft(campaign);
  const id = campaign.campaignId ?? previewNumber;
  const before = published.campaigns.find(({ record }) => record.id === id);
  const articleIds = draft.lines.map(({ articleId }) => articleId);
  const shown: PublishedCampaign = {
    record: {
      id,
      shortDescription: '',
      description: '',
      image: null,
      imageMobile: null,
      showImage: true,
      url: null,
      ...before?.record,
      name: draft.name,
      start: draft.start,
      end: draft.end,
      count: articleIds.length,
      showLabel: draft.showLabel,
      labelText: draft.labelText === '' ? null : draft.labelText,
    },
    start: Date.parse(draft.start),
    end: Date.parse(draft.end),
    combined: before?.combined ?? false,
    articleIds,
  };
  return { ...published, campaigns: [...published.campaigns.filter(({ record }) => record.id !== id), shown] };
}
