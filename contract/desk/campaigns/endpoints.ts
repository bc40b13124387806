import { act, read } from '../endpoint.ts';

export const campaignEndpoints = {
  campaigns: read('campaigns.see', '/campaigns'),
  /** What stands in the weeks around now, for the drawing above the list. */
  campaignWeeks: read('campaigns.see', '/campaigns/weeks'),
  campaign: read('campaigns.see', '/campaigns/:id'),
  /** Goods to add, by name or number. */
  campaignGoods: read('campaigns.edit', '/campaign-goods'),
  newCampaign: act('campaigns.edit', '/campaigns'),
  saveCampaign: act('campaigns.edit', '/campaigns/:id/save'),
  /** Lines of a spreadsheet: which goods they are. */
  readCampaignLines: act('campaigns.edit', '/campaigns/:id/read-lines'),
  approveCampaign: act('campaigns.edit', '/campaigns/:id/approve'),
  discardCampaignDraft: act('campaigns.edit', '/campaigns/:id/discard'),
  /** Back to a draft, as long as it has not begun. */
  withdrawCampaign: act('campaigns.edit', '/campaigns/:id/withdraw'),
  stopCampaign: act('campaigns.edit', '/campaigns/:id/stop'),
  resumeCampaign: act('campaigns.edit', '/campaigns/:id/resume'),
  /** The shop at an instant, with the draft as if it were approved: an address for a frame of the desk. */
  previewCampaign: act('campaigns.see', '/campaigns/:id/preview'),
} as const;
