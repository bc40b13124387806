import type { DeskStore, DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import { committedOnly } from '../checkout/checkout-store.ts';
import type { Database, Queryable } from '../connection/client.ts';
import { counterTransaction } from '../counter/counter-work.ts';
import { deskCampaigns } from './campaigns/campaign-rows.ts';
import { deskCodes } from './code-rows.ts';
import { deskHome } from './home-rows.ts';
import { deskLog } from './log-rows.ts';
import { stillSignedIn } from './sessions.ts';
import { deskUploads } from './upload-rows.ts';

/** `brandName`: whose home page it is; without one that of all brand variants. */
export function deskStore(database: Database, brandName = '*'): DeskStore {
  return {
    transaction: (work) => committedOnly(database, (tx) => work(deskTransaction(tx, brandName)), { idempotent: true }),
  };
}

/** One part for each area. */
function deskTransaction(tx: Queryable, brandName: string): DeskTransaction {
  return {
    ...counterTransaction(tx),
    stillSignedIn: (actor) => stillSignedIn(tx, actor),
    log: deskLog(tx),
    campaigns: deskCampaigns(tx),
    codes: deskCodes(tx),
    uploads: deskUploads(tx),
    home: deskHome(tx, brandName),
  };
}
