import type { CounterTransaction } from '../counter.ts';
import type { DeskHealth } from '../monitoring/desk-health.ts';
import type { Result } from '../result.ts';
import type { SystemKeys } from '../system/system-keys.ts';
import type { Webhooks } from '../system/webhooks.ts';
import type { DeskActor } from './desk-actor.ts';
import type { DeskCampaigns } from './desk-campaigns.ts';
import type { DeskCodes } from './desk-codes.ts';
import type { DeskCustomers } from './desk-customers.ts';
import type { DeskEditing } from './desk-editing.ts';
import type { DeskFigures } from './desk-figures.ts';
import type { DeskGoods } from './desk-goods.ts';
import type { DeskLog } from './desk-log.ts';
import type { DeskOrders } from './desk-orders.ts';
import type { DeskReviews } from './desk-reviews.ts';
import type { DeskSearch } from './desk-search.ts';
import type { DeskShops } from './desk-shops.ts';
import type { DeskSignIn } from './desk-sign-in.ts';
import type { DeskStaff } from './desk-staff.ts';
import type { DeskUploads } from './desk-uploads.ts';
import type { DeskBlog } from './editorial/desk-blog.ts';
import type { DeskBrandChanges } from './editorial/desk-brand.ts';
import type { DeskHome } from './editorial/desk-home.ts';
import type { DeskPages } from './editorial/desk-pages.ts';
import type { DeskPolls } from './editorial/desk-polls.ts';

/** What one transaction of the desk can do: everything of the checkout and the counter, and one part for each area. */
export interface DeskTransaction extends CounterTransaction {
  readonly log: DeskLog;
  readonly goods: DeskGoods;
  readonly reviews: DeskReviews;
  readonly shops: DeskShops;
  readonly editing: DeskEditing;
  readonly signIn: DeskSignIn;
  readonly staff: DeskStaff;
  readonly deskOrders: DeskOrders;
  readonly figures: DeskFigures;
  readonly campaigns: DeskCampaigns;
  readonly codes: DeskCodes;
  readonly uploads: DeskUploads;
  readonly home: DeskHome;
  readonly pages: DeskPages;
  readonly blog: DeskBlog;
  readonly polls: DeskPolls;
  readonly customers: DeskCustomers;
  readonly search: DeskSearch;
  readonly health: DeskHealth;
  readonly keys: SystemKeys;
  readonly webhooks: Webhooks;
  readonly brand: DeskBrandChanges;
  /**
   * Whether the actor's session is open and their role still this one. Locks both until the transaction ends: access that is
   * taken meanwhile is taken after it, never in its middle.
   */
  stillSignedIn(actor: DeskActor): Promise<boolean>;
}

export interface DeskStore {
  /** As CheckoutStore.transaction: a refusal undoes everything. */
  transaction<T, Refusal>(work: (tx: DeskTransaction) => Promise<Result<T, Refusal>>): Promise<Result<T, Refusal>>;
}
