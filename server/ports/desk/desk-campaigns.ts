import type { CampaignDraft, CampaignGoods, CampaignRow, CampaignState } from '#contract/desk/campaigns/schemas.ts';
import type { Page } from '#contract/desk/paging.ts';
import type { AskedPrice } from '#domain/pricing/planned-price.ts';

/** A campaign as the desk holds it: what is published, and what is changed and not approved. */
export interface DeskCampaign {
  /** '12', or 'u3' before it has been approved once. */
  readonly id: string;
  /** Null: the office has never touched it. */
  readonly deskId: number | null;
  readonly campaignId: number | null;
  readonly version: number;
  readonly draft: CampaignDraft | null;
  readonly published: CampaignDraft | null;
  readonly stoppedFrom: number | null;
}

/** What is known of an article that a campaign is about. */
export interface GoodsFacts extends CampaignGoods {
  readonly visible: boolean;
  /** Prices that were asked, are and will be, this campaign's own left out. */
  readonly asked: readonly AskedPrice[];
  readonly stock: number;
  /** Shops that have any. */
  readonly shops: number;
  /** Pieces of the 30 days past. */
  readonly sold: number;
  /** Other campaigns that hold in the same time. */
  readonly others: readonly { readonly id: number | null; readonly name: string; readonly price: number | null }[];
}

export interface CampaignWish {
  readonly after?: string | undefined;
  readonly q?: string | undefined;
  readonly state?: CampaignState | undefined;
}

export interface DeskCampaigns {
  page(wish: CampaignWish, now: number): Promise<Page<CampaignRow>>;
  /** Those that hold at some time between two instants, by their start. */
  between(from: number, to: number, now: number): Promise<CampaignRow[]>;
  /** How many are not over, drafts included. */
  count(now: number): Promise<number>;
  find(id: string): Promise<DeskCampaign | null>;
  /** As `find`, for whoever changes it: nobody else does until the transaction ends. */
  lock(id: string): Promise<DeskCampaign | null>;
  /** Gives its id. */
  make(draft: CampaignDraft): Promise<string>;
  saveDraft(campaign: DeskCampaign, draft: CampaignDraft): Promise<void>;
  /** What is published becomes the draft, whole; gives the number of the campaign. */
  publish(campaign: DeskCampaign, draft: CampaignDraft): Promise<number>;
  /** Takes it out of the shop and makes a draft of it again; gives its id. */
  withdraw(campaign: DeskCampaign, draft: CampaignDraft): Promise<string>;
  discardDraft(campaign: DeskCampaign): Promise<void>;
  end(campaign: DeskCampaign, at: number, stoppedFrom: number | null): Promise<void>;
  /** For an article and the time of a campaign. */
  facts(
    articleIds: readonly number[],
    time: { readonly start: number; readonly end: number; readonly except: number | null; readonly now: number },
  ): Promise<GoodsFacts[]>;
  search(text: string): Promise<CampaignGoods[]>;
  /** By article number or EAN: what each of them is. */
  byNumbers(numbers: readonly string[]): Promise<(CampaignGoods & { readonly number: string })[]>;
  openShops(): Promise<number>;
  /** Who is told when one of these becomes cheaper. */
  watchers(articleIds: readonly number[]): Promise<number>;
}
