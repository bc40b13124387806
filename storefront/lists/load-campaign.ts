import { campaignsText } from '#content/nb/campaigns.ts';
import { shortTitle } from '#domain/campaign/content-campaign.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { notFoundPage, required } from '../data/loader-result.ts';
import { type DescribeList, loadList } from './load-list.ts';

/** The articles with a price lowered by a campaign; one that has ended is not found (DEC-25). */
const describeCampaign: DescribeList = async ({ params }, api) => {
  const { data: campaigns } = required(await api.campaigns({}));
  const campaign = campaigns.find(({ id }) => String(id) === params.id);
  if (campaign === undefined) throw notFoundPage();
  return {
    title: shortTitle(campaign),
    lead: campaign.description.trim() || null,
    source: { kind: 'search', query: '', fixed: { campaign: campaign.id } },
    canonical: pathTo('campaign', { id: campaign.id }),
    indexed: true,
    parents: [{ title: campaignsText.title, to: pathTo('campaigns') }],
    shortcuts: [],
    prices: null,
  };
};

export const loadCampaign = loadList(describeCampaign);
