import { accountText } from '#content/nb/account.ts';
import { accountDeleteError, accountErrors, accountUpdateErrors, generalError } from '#content/nb/errors.ts';
import type { FailureBody } from '#contract/reply.ts';
import type { CallInput } from '#contract/shop-api.ts';
import { dropEmptyFields } from '#domain/customer/account-fields.ts';
import { normaliseEmail } from '#domain/customer/email.ts';
import { noUser, userStateOf } from '#domain/customer/user-state.ts';
import { raiseAlert } from '#storefront/data/alerts.ts';
import { shopApi } from '#storefront/data/shop-api.ts';
import { loadPage } from '#ui/browser/location.ts';
import { localJson } from '#ui/browser/storage/json-storage.ts';
import { applyFailureEffects, handleFailure, type UserError } from './handle-failure.ts';
import { setUser } from './user-store.ts';

/** VAL-21: empty fields are left out, so what is not filled in stays as it is. */
export async function saveAccount(
  id: number,
  fields: Omit<CallInput<'updateAccount'>, 'id'>,
): Promise<UserError | null> {
  const reply = await shopApi().updateAccount({ id, ...dropEmptyFields(fields) });
  if (!reply.ok) {
    const failed = handleFailure(
      'updateAccount',
      reply.status,
      accountUpdateErrors(reply.status, messagesOf(reply.body)),
    );
    return { ...failed, fields: Object.keys(reply.body.errors ?? {}) };
  }
  setUser(userStateOf(reply.data));
  const { email, pending_email: pending } = reply.data;
  const waits = pending !== null && fields.email !== undefined && normaliseEmail(fields.email) !== email;
  raiseAlert('success', waits ? accountText.newEmail.asked(pending) : accountText.myPage.saved);
  return null;
}

/** Cancels the change of address; the account keeps the present one. */
export async function cancelNewEmail(): Promise<void> {
  const reply = await shopApi().cancelNewEmail({});
  if (reply.ok) {
    setUser(userStateOf(reply.data));
    raiseAlert('success', accountText.newEmail.cancelled(reply.data.email));
  } else handleFailure('updateAccount', reply.status, [generalError(reply.status)]);
}

/** USER-07: favourites go with the account, the cart stays (DEC-115). */
export async function deleteAccount(id: number, password: string): Promise<UserError | null> {
  const reply = await shopApi().deleteAccount({ id, password });
  if (!reply.ok) return handleFailure('deleteAccount', reply.status, [accountDeleteError(reply.status)]);
  localJson.remove('favourites');
  setUser(noUser);
  loadPage('/');
  return null;
}

export async function resendVerification(): Promise<void> {
  const reply = await shopApi().resendVerification({});
  if (reply.ok) raiseAlert('success', accountText.verify.resent(reply.data.email));
  else {
    applyFailureEffects('resendVerification', reply.status);
    raiseAlert('error', accountErrors.mailNotSent);
  }
}

/** TXT-89: the same words whether or not the address is known. */
export async function askForPassword(email: string): Promise<UserError | null> {
  const reply = await shopApi().passwordEmail({ email });
  return reply.ok ? null : handleFailure('passwordEmail', reply.status, [generalError(reply.status)]);
}

export async function setPassword(input: CallInput<'passwordReset'>): Promise<UserError | null> {
  const reply = await shopApi().passwordReset(input);
  if (reply.ok) return null;
  const text = reply.status === 422 ? accountErrors.linkInvalid : generalError(reply.status);
  return handleFailure('passwordReset', reply.status, [text]);
}

function messagesOf({ message, errors }: FailureBody): string[] {
  return errors === undefined ? [message].filter((text) => text !== '') : Object.values(errors).flat();
}
