import type { CustomerRecord } from '#contract/customer.ts';
import { consentFields } from '#domain/customer/customer.ts';
import { newSecret, secretHash } from '#server/crypto/secret-hash.ts';
import type { Account, AccountChanges, AccountRecords, Accounts } from '#server/ports/customer/accounts.ts';
import type { Database, Queryable } from '../connection/client.ts';
import { queueMail } from '../notifications/mail-outbox.ts';
import { type CustomerRow, customerColumns, customerRecord } from './customer-record.ts';

export function databaseAccounts(database: Database): Accounts {
  return {
    ...accountRecords(database),
    together: (work) => database.transaction((tx) => work(accountRecords(tx))),
  };
}

function accountRecords(on: Queryable): AccountRecords {
  return {
    byId: (id) => account(on, 'c.customer_id = $1', id),
    byIdentifier: (identifier) =>
      'email' in identifier
        ? account(on, 'lower(c.email) = $1', identifier.email)
        : account(on, 'c.phone = $1', identifier.phone),

    add: async (added) => {
      const columns = columnsOf(added);
      const [row] = await on.query<CustomerRow>(
        `INSERT INTO customers AS c (${columns.names.join(', ')})
         VALUES (${columns.names.map((_, index) => `$${index + 1}`).join(', ')})
         ON CONFLICT DO NOTHING RETURNING ${customerColumns}`,
        columns.values,
      );
      return row === undefined ? null : customerRecord(row);
    },

    change: async (id, changes) => {
      const { names, values } = columnsOf(changes);
      const set = [...names.map((name, index) => `${name} = $${index + 2}`), 'updated_at = now()'];
      // A unique index refuses what another account has; the savepoint keeps the rest of the transaction alive.
      await on.execute('SAVEPOINT change_account');
      try {
        const [row] = await on.query<CustomerRow>(
          `UPDATE customers c SET ${set.join(', ')} WHERE customer_id = $1 RETURNING ${customerColumns}`,
          [id, ...values],
        );
        if (row === undefined) throw new Error(`Customer ${id} is gone`);
        return { customer: customerRecord(row) };
      } catch (error) {
        const taken = takenField(error);
        if (taken === null) throw error;
        await on.execute('ROLLBACK TO SAVEPOINT change_account');
        return { taken };
      }
    },

    addToken: async ({ kind, customerId, email, expiresAt }) => {
      const token = newSecret();
      await on.execute(
        'INSERT INTO customer_tokens (token_hash, customer_id, kind, email, expires_at) VALUES ($1, $2, $3, $4, $5)',
        [secretHash(token), customerId, kind, email, expiresAt],
      );
      return token;
    },
    tokenOwner: async (token, kind, now) => {
      const [row] = await on.query<{ customerId: number; email: string }>(
        `SELECT customer_id AS "customerId", email FROM customer_tokens
          WHERE token_hash = $1 AND kind = $2 AND used_at IS NULL AND expires_at > $3`,
        [secretHash(token), kind, now],
      );
      return row ?? null;
    },
    spendToken: async (token, kind, now) => {
      const [row] = await on.query<{ customerId: number; email: string }>(
        `UPDATE customer_tokens SET used_at = $3
          WHERE token_hash = $1 AND kind = $2 AND used_at IS NULL AND expires_at > $3
         RETURNING customer_id AS "customerId", email`,
        [secretHash(token), kind, now],
      );
      return row ?? null;
    },
    dropTokens: async (customerId, kinds) => {
      await on.execute('DELETE FROM customer_tokens WHERE customer_id = $1 AND kind = ANY($2) AND used_at IS NULL', [
        customerId,
        kinds,
      ]);
    },
    endSessions: async (customerId, except) => {
      await on.execute('DELETE FROM sessions WHERE customer_id = $1 AND session_hash IS DISTINCT FROM $2', [
        customerId,
        except === null ? null : secretHash(except),
      ]);
    },
    queueMail: (mail) => queueMail(on, mail),
  };
}

async function account(on: Queryable, condition: string, value: string | number): Promise<Account | null> {
  const [row] = await on.query<CustomerRow & { password_hash: string | null }>(
    `SELECT ${customerColumns}, c.password_hash FROM customers c WHERE ${condition}`,
    [value],
  );
  return row === undefined ? null : { customer: customerRecord(row), passwordHash: row.password_hash };
}

/** The columns an account may be written through. Flags are 0 and 1 outside and booleans inside. */
const plainColumns = [
  'first_name',
  'last_name',
  'email',
  'pending_email',
  'phone',
  'birth_date',
  'gender_id',
  'address',
  'postal_code',
  'city',
  'preferences',
] as const satisfies readonly (keyof CustomerRecord)[];

const flagColumns = ['terms_conditions', ...consentFields] as const satisfies readonly (keyof CustomerRecord)[];

function columnsOf(changes: AccountChanges): { names: string[]; values: unknown[] } {
  const entries: [string, unknown][] = [];
  for (const name of plainColumns) if (changes[name] !== undefined) entries.push([name, changes[name]]);
  for (const name of flagColumns) if (changes[name] !== undefined) entries.push([name, changes[name] === 1]);
  if (changes.passwordHash !== undefined) entries.push(['password_hash', changes.passwordHash]);
  if (changes.emailVerifiedAt !== undefined) entries.push(['email_verified_at', changes.emailVerifiedAt]);
  return { names: entries.map(([name]) => name), values: entries.map(([, value]) => value) };
}

const uniqueViolation = '23505';

function takenField(error: unknown): 'email' | 'phone' | null {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code !== uniqueViolation) return null;
  if (constraint === 'customers_email') return 'email';
  return constraint === 'customers_phone' ? 'phone' : null;
}
