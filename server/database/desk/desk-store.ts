import type { DeskStore, DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import { committedOnly } from '../checkout/checkout-store.ts';
import type { Database, Queryable } from '../connection/client.ts';
import { counterTransaction } from '../counter/counter-work.ts';
import { deskEditing } from './editing-rows.ts';
import { deskGoods } from './goods/goods-rows.ts';
import { deskLog } from './log-rows.ts';
import { deskReviews } from './review-rows.ts';
import { stillSignedIn } from './sessions.ts';
import { deskShops } from './shop-rows.ts';
import { deskSignIn } from './sign-in-rows.ts';
import { deskStaff } from './staff-rows.ts';

export function deskStore(database: Database): DeskStore {
  return {
    transaction: (work) => committedOnly(database, (tx) => work(deskTransaction(tx)), { idempotent: true }),
  };
}

/** One part for each area. */
function deskTransaction(tx: Queryable): DeskTransaction {
  return {
    ...counterTransaction(tx),
    stillSignedIn: (actor) => stillSignedIn(tx, actor),
    log: deskLog(tx),
    goods: deskGoods(tx),
    reviews: deskReviews(tx),
    shops: deskShops(tx),
    editing: deskEditing(tx),
    signIn: deskSignIn(tx),
    staff: deskStaff(tx),
  };
}
