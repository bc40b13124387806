import { accountText } from '#content/nb/account.ts';
import { accountErrors, generalErrors, loginError } from '#content/nb/errors.ts';
import { type Failure, failure, success, tooMany, unprocessable } from '#contract/reply.ts';
import type { SessionChange } from '#server/ports/customer/session-change.ts';
import type { TooManyAttempts } from '#server/ports/rate-limiter.ts';
import type { Result } from '#server/ports/result.ts';
import type { LoggedIn, LoggedOut } from '#server/use-cases/customer/account-parts.ts';
import type { LinkInvalid, NobodyLoggedIn } from '#server/use-cases/customer/account-refusals.ts';
import type { DeleteRefusal } from '#server/use-cases/customer/delete-account.ts';
import type { LogInRefusal } from '#server/use-cases/customer/log-in.ts';
import type { RegisterRefusal } from '#server/use-cases/customer/register.ts';
import type { ResetRefusal } from '#server/use-cases/customer/reset-password.ts';
import type { UpdateRefusal } from '#server/use-cases/customer/update-account.ts';
import type { ResendRefusal } from '#server/use-cases/customer/verify-email.ts';
import type { SessionReply } from '../handler.ts';
import { wrongInForm, wrongInUpdate } from './account-fields.ts';
import { tooManyAttempts } from './rate-limit.ts';

type SignInRefusal = LogInRefusal | RegisterRefusal | NobodyLoggedIn;

/** Logged in from here on: the customer, under the status of what was done. */
export function signedIn(result: Result<LoggedIn, SignInRefusal>, status = 200): SessionReply<LoggedIn['customer']> {
  if (!result.ok) return signInRefused(result.refusal);
  const { customer, session } = result.value;
  return { ...success(customer, status), session };
}

/** Logged out from here on. */
export function signedOut<Refusal>(
  result: Result<LoggedOut, Refusal>,
  refuse: (refusal: Refusal) => Failure,
): SessionReply<null> {
  return result.ok ? { ...success(null, 204), session: result.value.session } : refuse(result.refusal);
}

/** DEC-108: the catalogue's words by status. */
export function signInRefused(refusal: SignInRefusal): Failure {
  switch (refusal.reason) {
    case 'already-logged-in':
      return failure(401, loginError(401));
    case 'nobody-logged-in':
      return failure(404, loginError(404));
    case 'wrong-credentials':
      return failure(422, loginError(422));
    case 'account-exists':
      return failure(423, loginError(423));
    case 'too-many-logins':
      return tooManyLogins(refusal);
    case 'busy':
      return busy();
    case 'fields':
      return wrongInForm(refusal);
  }
}

/** API-66: said whether there is such an account or not. */
export function resetMailAnswer(result: Result<null, TooManyAttempts>) {
  return result.ok ? success({ message: accountText.forgot.sent }) : tooManyAttempts(result.refusal);
}

export function passwordResetAnswer(
  result: Result<{ readonly session: SessionChange | null }, ResetRefusal>,
): SessionReply<{ message: string }> {
  if (result.ok) {
    const { session } = result.value;
    const changed = success({ message: accountText.reset.done });
    return session === null ? changed : { ...changed, session };
  }
  switch (result.refusal.reason) {
    case 'link-invalid':
      return linkInvalid(result.refusal);
    case 'fields':
      return wrongInForm(result.refusal);
    case 'busy':
      return busy();
  }
}

export function linkInvalid(_: LinkInvalid): Failure {
  return unprocessable({ token: [accountErrors.linkInvalid] });
}

export function resendRefused(refusal: ResendRefusal): Failure {
  if (refusal.reason === 'already-verified') return failure(422, 'The email address is verified.');
  return tooManyAttempts(refusal);
}

export function updateRefused(refusal: UpdateRefusal): Failure {
  switch (refusal.reason) {
    case 'not-allowed':
      return failure(403, 'This action is unauthorized.');
    case 'fields':
      return wrongInUpdate(refusal);
    case 'too-many-attempts':
      return tooManyAttempts(refusal);
    case 'taken':
      return unprocessable({ [refusal.field]: [`The ${refusal.field} has already been taken.`] });
    default:
      return ownAccountRefused(refusal, 'current_password');
  }
}

export function deleteRefused(refusal: DeleteRefusal): Failure {
  return ownAccountRefused(refusal, 'password');
}

/** `field` is where the call has the password that was asked for again. */
function ownAccountRefused(refusal: DeleteRefusal, field: 'password' | 'current_password'): Failure {
  switch (refusal.reason) {
    case 'other-user':
      return failure(401, accountErrors.otherUser);
    case 'password-missing':
      return unprocessable({ [field]: [`The ${field.replace('_', ' ')} field is required.`] });
    case 'password-wrong':
      return unprocessable({ [field]: ['The password is incorrect.'] });
    case 'too-many-logins':
      return tooManyLogins(refusal);
    case 'busy':
      return busy();
  }
}

function tooManyLogins(limit: { readonly retryAfterSeconds: number }): Failure {
  return tooMany(loginError(429), limit);
}

function busy(): Failure {
  return { ...failure(503, generalErrors.unknown), retryAfterSeconds: 3 };
}
