import { hashPassword } from '#server/adapters/security/password-hash.ts';

export const acceptancePassword = 'Passord123!';

export async function customerRows(now: Date) {
  const row = { terms_conditions: true, created_at: now, updated_at: now };
  return [
    {
      ...row,
      customer_id: 1,
      first_name: 'Kari',
      last_name: 'Nordmann',
      email: 'kari@example.no',
      phone: '41234567',
      password_hash: await hashPassword(acceptancePassword),
      email_verified_at: now,
    },
    {
      ...row,
      customer_id: 2,
      first_name: 'Ola',
      last_name: 'Hansen',
      email: 'ola@example.no',
      phone: '91234567',
      password_hash: await hashPassword(acceptancePassword),
      email_verified_at: null,
    },
  ];
}
