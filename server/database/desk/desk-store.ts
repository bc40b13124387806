import type { Sealer } from '#server/crypto/sealed.ts';
import type { DeskStore, DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import { committedOnly } from '../checkout/checkout-store.ts';
import type { Database, Queryable } from '../connection/client.ts';
import { counterTransaction } from '../counter/counter-work.ts';
import { systemKeys } from '../system/system-keys.ts';
import { databaseWebhooks } from '../system/webhooks.ts';
import { deskBlog } from './blog-rows.ts';
import { deskBrand } from './brand-rows.ts';
import { deskCampaigns } from './campaigns/campaign-rows.ts';
import { deskCodes } from './code-rows.ts';
import { deskCustomers } from './customer-rows.ts';
import { deskEditing } from './editing-rows.ts';
import { deskFigures } from './figures.ts';
import { deskGoods } from './goods/goods-rows.ts';
import { deskHealth } from './health-rows.ts';
import { deskHome } from './home-rows.ts';
import { deskLog } from './log-rows.ts';
import { deskOrders } from './orders/order-rows.ts';
import { deskPages } from './page-rows.ts';
import { deskPolls } from './poll-rows.ts';
import { deskReviews } from './review-rows.ts';
import { deskSearch } from './search/search-rows.ts';
import { stillSignedIn } from './sessions.ts';
import { deskShops } from './shop-rows.ts';
import { deskSignIn } from './sign-in-rows.ts';
import { deskStaff } from './staff-rows.ts';
import { deskUploads } from './upload-rows.ts';

interface DeskStoreOptions {
  /** Whose home page and face it is; without one that of all brand variants. */
  readonly brandName?: string;
  /** What secrets of webhooks are sealed by; without it none can be made. */
  readonly sealer?: Sealer;
  /** Seals the secrets of one-time codes; whoever neither signs anybody in nor gives a password needs none. */
  readonly codes?: Sealer | null;
}

const noSealer: Sealer = {
  seal: () => {
    throw new Error('Nothing seals secrets here');
  },
  open: () => {
    throw new Error('Nothing opens secrets here');
  },
};

export function deskStore(database: Database, options: DeskStoreOptions = {}): DeskStore {
  return {
    transaction: (work) => committedOnly(database, (tx) => work(deskTransaction(tx, options)), { idempotent: true }),
  };
}

/** One part for each area. */
function deskTransaction(
  tx: Queryable,
  { brandName = '*', sealer = noSealer, codes = null }: DeskStoreOptions,
): DeskTransaction {
  return {
    ...counterTransaction(tx),
    stillSignedIn: (actor) => stillSignedIn(tx, actor),
    log: deskLog(tx),
    goods: deskGoods(tx),
    reviews: deskReviews(tx),
    shops: deskShops(tx),
    editing: deskEditing(tx),
    signIn: deskSignIn(tx, codes),
    staff: deskStaff(tx),
    deskOrders: deskOrders(tx),
    figures: deskFigures(tx),
    campaigns: deskCampaigns(tx),
    codes: deskCodes(tx),
    uploads: deskUploads(tx),
    home: deskHome(tx, brandName),
    pages: deskPages(tx, brandName),
    blog: deskBlog(tx),
    polls: deskPolls(tx),
    customers: deskCustomers(tx),
    search: deskSearch(tx),
    health: deskHealth(tx),
    keys: systemKeys(tx, null),
    webhooks: databaseWebhooks(tx, sealer, null),
    brand: deskBrand(tx, brandName),
  };
}
