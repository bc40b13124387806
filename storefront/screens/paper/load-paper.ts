import type { CampaignRecord } from '#contract/campaign.ts';
import { shortTitle } from '#domain/campaign/content-campaign.ts';
import { layPaper, type PaperPages } from '#domain/campaign/paper-pages.ts';
import { noChoice } from '#domain/filter/filter-choice.ts';
import { apiOf, type LoaderArgs } from '../../data/api-context.ts';
import { required } from '../../data/loader-result.ts';
import type { CardArticle } from '../../features/article-card/card-article.ts';
import { cardsOf } from '../../features/article-card/cards-of.ts';
import { fetchList } from '../../lists/fetch-list.ts';

/** The week's paper: the campaign it is about and its articles, page by page; null between two papers. */
export type PaperData = { readonly campaign: CampaignRecord; readonly pages: PaperPages<CardArticle> } | null;

/** A front, eight pages and a back; the rest is in the campaign's list. */
const mostInPaper = 33;

/** ENT-36, DEC-135: the campaign shown as 'Ukens annonse!', else the first that has articles. */
export async function loadPaper(args: LoaderArgs): Promise<PaperData> {
  const api = apiOf(args);
  const filled = required(await api.campaigns({})).data.filter(({ count }) => count > 0);
  const campaign = filled.find((entry) => shortTitle(entry) === 'Ukens annonse!') ?? filled[0];
  if (campaign === undefined) return null;
  const found = required(
    await fetchList(api, {
      source: { kind: 'search', query: '', fixed: { campaign: campaign.id } },
      state: { choice: noChoice, sort: null, ignored: [] },
      from: 0,
      to: mostInPaper,
    }),
  );
  const pages = layPaper(cardsOf(found.records));
  return pages === null ? null : { campaign, pages };
}
