import { signedClubCard } from './adapters/club-card.ts';
import { hashedTries } from './adapters/hashed-tries.ts';
import { passwordQueue } from './adapters/password-queue.ts';
import { databaseAccounts } from './database/accounts.ts';
import type { Database } from './database/client.ts';
import { customerHistory } from './database/customer-history.ts';
import { personalData } from './database/personal-data.ts';
import { databaseRateLimiter } from './database/rate-limit.ts';
import { databaseReviews } from './database/reviews.ts';
import { databaseSessions } from './database/sessions.ts';
import { sharedSecret } from './database/shared-secret.ts';
import type { AccountServices } from './http/api-v1/account-handlers.ts';
import type { AccountMails } from './ports/account-mails.ts';
import type { OrderSecrets } from './ports/order-secrets.ts';
import type { TryLimits } from './ports/tries.ts';

/** R33: two at a time, some seconds of others in waiting. */
const passwords = { atOnce: 2, waiting: 32 };

/** What the account calls need, on this database. */
export async function accountServices(
  database: Database,
  parts: { mails: AccountMails; secrets: Pick<OrderSecrets, 'pickupCode'>; tryLimits: TryLimits; now: () => number },
): Promise<AccountServices> {
  const limiter = databaseRateLimiter(database);
  return {
    accounts: databaseAccounts(database),
    sessions: databaseSessions(database, parts.now),
    hasher: await passwordQueue(passwords),
    tries: hashedTries(limiter, parts.tryLimits, await sharedSecret(database, 'tries')),
    mails: parts.mails,
    personalData: personalData(database),
    history: customerHistory(database),
    reviews: databaseReviews(database),
    clubCard: signedClubCard(await sharedSecret(database, 'club-card')),
    secrets: parts.secrets,
  };
}
