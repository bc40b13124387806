import { failureEffects, tagOfCall, type UserCall, type UserErrorTag } from '#domain/customer/user-errors.ts';
import { noUser } from '#domain/customer/user-state.ts';
import { raiseAlert, storeAlertForNextPage } from '#storefront/data/alerts.ts';
import { shopApi } from '#storefront/data/shop-api.ts';
import { reloadPage } from '#ui/browser/location.ts';
import { setUser } from './user-store.ts';

/** A failed user call: what kind of call it was (ERR-38, ERR-39), and the words for it. */
export interface UserError {
  readonly tag: UserErrorTag;
  readonly status: number;
  readonly texts: readonly string[];
  /** The fields the server named, where it did. */
  readonly fields?: readonly string[];
}

/**
 * Raises an alert and applies the call's other effects. The text is also returned for the form (DEC-139): an alert
 * disappears before a long one is read.
 */
export function handleFailure(call: UserCall, status: number, texts: readonly string[]): UserError {
  raiseAlert('error', texts.join(' '));
  if (failureEffects(call, status).reloads) storeAlertForNextPage(texts.join(' '));
  applyFailureEffects(call, status);
  return { tag: tagOfCall[call], status, texts };
}

/** The effects without an alert: the lists of 'Min side' only clear the user (ERR-28, ERR-29). */
export function applyFailureEffects(call: UserCall | 'logout', status: number): void {
  const { logsOut, clearsUser, reloads } = failureEffects(call, status);
  if (logsOut) void shopApi().logout({});
  if (clearsUser) setUser(noUser);
  if (reloads) reloadPage();
}
