import type { CampaignDetail } from '#contract/desk/campaigns/schemas.ts';
import { iMay } from '../state/session.ts';

/** Whether the person may write in it: what is over is history. */
export function mayEditCampaign({ state, stoppedFrom }: CampaignDetail): boolean {
  return iMay('campaigns.edit') && (state !== 'over' || stoppedFrom !== null);
}
