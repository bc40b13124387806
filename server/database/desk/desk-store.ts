import type { DeskStore, DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import type { Sealer } from '../../crypto/sealed.ts';
import { committedOnly } from '../checkout/checkout-store.ts';
import type { Database, Queryable } from '../connection/client.ts';
import { counterTransaction } from '../counter/counter-work.ts';
import { deskBrand } from './brand-rows.ts';
import { deskCampaigns } from './campaigns/campaign-rows.ts';
import { deskCodes } from './code-rows.ts';
import { deskCustomers } from './customer-rows.ts';
import { deskEditing } from './editing-rows.ts';
import { deskFigures } from './figures.ts';
import { deskGoods } from './goods/goods-rows.ts';
import { deskHome } from './home-rows.ts';
import { deskLog } from './log-rows.ts';
import { deskOrders } from './order-rows.ts';
import { deskReviews } from './review-rows.ts';
import { stillSignedIn } from './sessions.ts';
import { deskShops } from './shop-rows.ts';
import { deskSignIn } from './sign-in-rows.ts';
import { deskStaff } from './staff-rows.ts';
import { deskUploads } from './upload-rows.ts';

/**
 * `brandName`: whose home page and face it is; without one that of all brand variants. `codes` seals the secrets of
 * one-time codes; whoever neither signs anybody in nor gives a password needs none.
 */
export function deskStore(database: Database, brandName = '*', codes: Sealer | null = null): DeskStore {
  return {
    transaction: (work) =>
      committedOnly(database, (tx) => work(deskTransaction(tx, brandName, codes)), { idempotent: true }),
  };
}

/** One part for each area. */
function deskTransaction(tx: Queryable, brandName: string, codes: Sealer | null): DeskTransaction {
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
    customers: deskCustomers(tx),
    brand: deskBrand(tx, brandName),
  };
}
