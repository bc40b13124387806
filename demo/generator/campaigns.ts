import { readJson } from '../read-json.ts';
import { found } from './catalogue.ts';
import type { DemoDay } from './demo-day.ts';

export interface DemoCampaign {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly shortDescription: string;
  readonly description: string;
  readonly start: Date;
  readonly end: Date;
  readonly labelText: string;
  readonly labelType: 'price' | 'percent' | 'multi' | 'club';
  /** Part of the price that is taken off; null for offers without a price of their own. */
  readonly cut: number | null;
  /** Groups it is over, and the share of their articles that takes part. */
  readonly groups: readonly number[];
  readonly share: number;
  /** Over several articles, '3 for 2' (DEC-137). */
  readonly combined: boolean;
  readonly url: string | null;
  /** Name of the scene on its card. */
  readonly scene: string;
}

interface Draft extends Omit<DemoCampaign, 'id' | 'start' | 'end' | 'shortDescription' | 'combined' | 'url'> {
  /** First day, counted from the day of loading, or the Monday of this week. */
  readonly start: number | 'monday';
  /** Last day, or the day the sales of the home pages end. */
  readonly end: number | 'saleEnds';
  readonly shortDescription?: string;
  readonly combined?: boolean;
  readonly url?: string;
}

const drafts = readJson<readonly Draft[]>('content/campaigns.json');

/** Running, coming and ended ones. They begin and end at midnight by the clock of Norway. */
export function campaignsOn(day: DemoDay): DemoCampaign[] {
  return drafts.map((draft, index) => ({
    ...draft,
    id: index + 1,
    start: day.at(draft.start === 'monday' ? day.daysUntil(1, -6) : draft.start),
    end: day.at((draft.end === 'saleEnds' ? saleEnds(day) : draft.end) + 1),
    shortDescription: draft.shortDescription ?? '',
    combined: draft.combined ?? false,
    url: draft.url ?? null,
  }));
}

export function campaignId(key: string): number {
  const index = drafts.findIndex((draft) => draft.key === key);
  return 1 + found(index < 0 ? undefined : index, `campaign ${key}`);
}

export function isRunning(campaign: Pick<DemoCampaign, 'start' | 'end'>, now: Date): boolean {
  return campaign.start <= now && now < campaign.end;
}

/** A Sunday well ahead, so that a demo keeps for a while. */
export function saleEnds(day: DemoDay): number {
  return day.daysUntil(7, 14);
}
