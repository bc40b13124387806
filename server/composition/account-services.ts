import { hashedAttemptLimiter } from '../adapters/security/attempt-limiter.ts';
import { signedClubCard } from '../adapters/security/club-card.ts';
import { passwordHasher } from '../adapters/security/password-hasher.ts';
import { databaseAccounts } from '../database/accounts/accounts.ts';
import { customerHistory } from '../database/accounts/customer-history.ts';
import { databaseIdentities } from '../database/accounts/identities.ts';
import { personalData } from '../database/accounts/personal-data.ts';
import { databaseSessions } from '../database/accounts/sessions.ts';
import type { Database } from '../database/connection/client.ts';
import { databaseReviews } from '../database/editorial/reviews.ts';
import { databaseRateLimiter } from '../database/rate-limiter.ts';
import { sharedSecret } from '../database/settings/shared-secret.ts';
import type { AccountServices } from '../http/api-v1/account-handlers.ts';
import type { OrderSecrets } from '../ports/checkout/order-secrets.ts';
import type { AccountMails } from '../ports/customer/account-mails.ts';
import type { AttemptLimits } from '../ports/customer/attempt-limiter.ts';
import type { IdentityProvider } from '../ports/customer/identity-provider.ts';
import type { TestHooks } from './test-hooks.ts';

/** R33: two hashes at a time; 32 that wait are done within some seconds. */
const passwords = { concurrency: 2, maxWaiting: 32 };

/** What the account calls need, on this database. */
export async function accountServices(
  database: Database,
  parts: {
    mails: AccountMails;
    secrets: Pick<OrderSecrets, 'pickupCode'>;
    vippsLogin: IdentityProvider | null;
    attemptLimits: AttemptLimits;
    now: () => number;
    testHooks: Pick<TestHooks, 'hasher'>;
  },
): Promise<AccountServices> {
  const limiter = databaseRateLimiter(database);
  return {
    accounts: databaseAccounts(database),
    sessions: databaseSessions(database, parts.now),
    hasher: parts.testHooks.hasher(await passwordHasher(passwords)),
    attempts: hashedAttemptLimiter(limiter, parts.attemptLimits, await sharedSecret(database, 'tries')),
    mails: parts.mails,
    personalData: personalData(database),
    history: customerHistory(database),
    reviews: databaseReviews(database),
    clubCard: signedClubCard(await sharedSecret(database, 'club-card')),
    secrets: parts.secrets,
    identities: databaseIdentities(database),
    vippsLogin: parts.vippsLogin,
  };
}
