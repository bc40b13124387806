import { setTimeout as sleep } from 'node:timers/promises';
import { notFound, success } from '#contract/reply.ts';
import type { OrderSecrets } from '#server/ports/checkout/order-secrets.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { AccountMails } from '#server/ports/customer/account-mails.ts';
import type { Accounts } from '#server/ports/customer/accounts.ts';
import type { AttemptLimiter } from '#server/ports/customer/attempt-limiter.ts';
import type { ClubCard } from '#server/ports/customer/club-card.ts';
import type { CustomerHistory } from '#server/ports/customer/customer-history.ts';
import type { Identities } from '#server/ports/customer/identities.ts';
import type { IdentityProvider } from '#server/ports/customer/identity-provider.ts';
import type { PasswordHasher } from '#server/ports/customer/password-hasher.ts';
import type { PersonalData } from '#server/ports/customer/personal-data.ts';
import type { Reviews } from '#server/ports/customer/reviews.ts';
import type { Sessions } from '#server/ports/customer/sessions.ts';
import { mapValue, type Result } from '#server/ports/result.ts';
import type { CatalogueRecords } from '#server/use-cases/catalogue/catalogue-records.ts';
import type { LoggedIn } from '#server/use-cases/customer/account-parts.ts';
import { cancelNewEmail } from '#server/use-cases/customer/change-email.ts';
import { deleteAccount } from '#server/use-cases/customer/delete-account.ts';
import { exportData } from '#server/use-cases/customer/export-data.ts';
import { logIn, logInByLink, logOut } from '#server/use-cases/customer/log-in.ts';
import { linkPending, listIdentities, readPending, unlinkIdentity } from '#server/use-cases/customer/own-identities.ts';
import { endOtherSessions, endSession, listSessions } from '#server/use-cases/customer/own-sessions.ts';
import { readOwnConsents, readOwnOrders, readOwnReservations } from '#server/use-cases/customer/read-history.ts';
import { register } from '#server/use-cases/customer/register.ts';
import { requestPasswordReset, resetPassword } from '#server/use-cases/customer/reset-password.ts';
import { showClubCard } from '#server/use-cases/customer/show-club-card.ts';
import { updateAccount } from '#server/use-cases/customer/update-account.ts';
import { resendVerification, verifyEmail } from '#server/use-cases/customer/verify-email.ts';
import { readArticleReviews, readOwnReviews } from '#server/use-cases/review/read-reviews.ts';
import { writeReview } from '#server/use-cases/review/write-review.ts';
import { answer, cacheable, plainAnswer } from './answers/answer.ts';
import {
  deleteRefused,
  linkInvalid,
  passwordResetAnswer,
  resendRefused,
  resetMailAnswer,
  signedIn,
  signedOut,
  signInRefused,
  updateRefused,
} from './answers/customer.ts';
import { reservationRecord } from './answers/reservation-record.ts';
import { reviewRefused } from './answers/review.ts';
import type { Caller, Handlers } from './handler.ts';

/** What is known of customers, and what is done for them. */
export interface AccountServices {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly hasher: PasswordHasher;
  readonly attempts: AttemptLimiter;
  readonly mails: AccountMails;
  readonly personalData: PersonalData;
  readonly history: CustomerHistory;
  readonly reviews: Reviews;
  readonly clubCard: ClubCard;
  readonly secrets: Pick<OrderSecrets, 'pickupCode'>;
  readonly identities: Identities;
  /** Null: nobody logs in at Vipps. */
  readonly vippsLogin: IdentityProvider | null;
}

export interface AccountHandlerParts {
  readonly reader: CatalogueRecords;
  readonly reviewsAutoApprove: () => boolean;
  readonly now: () => number;
}

type AccountCalls =
  | 'login'
  | 'loginBy'
  | 'register'
  | 'logout'
  | 'resendVerification'
  | 'verifyEmail'
  | 'passwordEmail'
  | 'passwordReset'
  | 'currentCustomer'
  | 'clubCard'
  | 'ownReservations'
  | 'ownOrders'
  | 'ownReviews'
  | 'ownSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'pendingIdentity'
  | 'ownIdentities'
  | 'unlinkIdentity'
  | 'ownConsents'
  | 'exportData'
  | 'cancelNewEmail'
  | 'updateAccount'
  | 'deleteAccount'
  | 'articleReviews'
  | 'writeReview';

/** R32: longer than asking for a new password takes with an account or without, so that the time tells nothing. */
const resetAnswerMs = 250;

export function accountHandlers(
  services: AccountServices,
  { reader, reviewsAutoApprove, now }: AccountHandlerParts,
): Pick<Handlers, AccountCalls> {
  const { index } = reader;
  const { accounts, hasher, attempts, mails, sessions, personalData, history, reviews, clubCard, secrets } = services;
  const { identities, vippsLogin } = services;
  const isGender = (id: number) => index.reference.genders.some((gender) => gender.id === id);
  const account = { accounts, hasher, attempts, mails, isGender, now };
  const linked = async <Refusal>(caller: Caller, result: Promise<Result<LoggedIn, Refusal>>) =>
    vippsLogin === null ? result : linkPending({ identities, now }, caller, await result);
  const review = { reviews, index, autoApprove: reviewsAutoApprove };
  return {
    login: async (input, caller) => signedIn(await linked(caller, logIn(account, input, caller))),
    loginBy: async ({ type, registration_token = '', ...input }, caller) => {
      if (type === 'password') return signedIn(await linked(caller, logIn(account, input, caller)));
      if (type !== 'token') return notFound();
      return signedIn(await linked(caller, logInByLink(account, registration_token, caller)));
    },
    register: async (input, caller) => signedIn(await linked(caller, register(account, input, caller)), 201),
    logout: (_, caller) => signedOut(logOut(caller), signInRefused),
    resendVerification: async (_, { customer }) => answer(await resendVerification(account, customer), resendRefused),
    verifyEmail: async ({ token }) => answer(await verifyEmail(account, token), linkInvalid),
    passwordEmail: async (input, caller) => {
      const [result] = await Promise.all([requestPasswordReset(account, input, caller), sleep(resetAnswerMs)]);
      return resetMailAnswer(result);
    },
    passwordReset: async (input, caller) => passwordResetAnswer(await resetPassword(account, input, caller)),
    currentCustomer: (_, { customer }) => success(customer, customer === null ? 204 : 200),
    clubCard: (_, { customer }) => plainAnswer(showClubCard(clubCard, customer)),
    ownReservations: async (input, { customer }) => {
      const page = await readOwnReservations(history, customer.id, input);
      const record = (reservation: StoredReservation) => reservationRecord(reservation, { secrets, now });
      return plainAnswer(mapValue(page, ({ data, meta }) => ({ data: data.map(record), meta })));
    },
    ownOrders: async (input, { customer }) => plainAnswer(await readOwnOrders(history, customer.id, input)),
    ownReviews: async (input, { customer }) => plainAnswer(await readOwnReviews(reviews, customer.id, input)),
    ownSessions: async (_, caller) => plainAnswer(await listSessions(sessions, caller)),
    endSession: async (input, caller) => plainAnswer(await endSession(sessions, input, caller), 204),
    endOtherSessions: async (_, caller) => plainAnswer(await endOtherSessions(sessions, caller), 204),
    pendingIdentity: async (_, caller) => {
      const pending = await readPending({ identities, now }, caller);
      return success(pending, pending === null ? 204 : 200);
    },
    ownIdentities: async (_, caller) => plainAnswer(await listIdentities(identities, caller)),
    unlinkIdentity: async (input, caller) => plainAnswer(await unlinkIdentity(identities, input, caller), 204),
    ownConsents: async (input, { customer }) => plainAnswer(await readOwnConsents(history, customer.id, input)),
    exportData: async (_, { customer }) => plainAnswer(await exportData(personalData, customer, now())),
    cancelNewEmail: async (_, { customer }) => plainAnswer(await cancelNewEmail(account, customer)),
    updateAccount: async (input, caller) => answer(await updateAccount(account, input, caller), updateRefused),
    deleteAccount: async (input, { customer }) =>
      signedOut(await deleteAccount(account, personalData, input, customer), deleteRefused),
    articleReviews: async (input) => cacheable(await readArticleReviews(reader, reviews, input)),
    writeReview: async (input, { customer }) => answer(await writeReview(review, input, customer), reviewRefused, 201),
  };
}
