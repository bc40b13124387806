import type { DeskStore, DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import { committedOnly } from '../checkout/checkout-store.ts';
import type { Database, Queryable } from '../connection/client.ts';
import { counterTransaction } from '../counter/counter-work.ts';
import { deskCustomers } from './customer-rows.ts';
import { deskFigures } from './figures.ts';
import { deskLog } from './log-rows.ts';
import { deskOrders } from './order-rows.ts';
import { stillSignedIn } from './sessions.ts';

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
    deskOrders: deskOrders(tx),
    figures: deskFigures(tx),
    customers: deskCustomers(tx),
  };
}
