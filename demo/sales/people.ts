import type { Row } from '../generator/article-rows.ts';
import type { DemoDay } from '../generator/demo-day.ts';
import { randomFor } from '../generator/random.ts';
import { readJson } from '../read-json.ts';

const names = readJson<{ readonly first: readonly string[]; readonly last: readonly string[] }>('content/people.json');

export interface Shopper {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly phone: string;
  /** Null: a guest. */
  readonly customerId: number | null;
}

const firstCustomerId = 3;
const members = 24;
const guests = 260;

/** Invented people who have shopped: some with an account, most without. Numbers of these series belong to nobody here. */
export function shoppers(seed: string): readonly Shopper[] {
  return Array.from({ length: members + guests }, (_, index) => {
    const random = randomFor(seed, 'shopper', index);
    const first = random.pick(names.first);
    const last = random.pick(names.last);
    const plain = `${first}.${last}`.toLowerCase().replaceAll('æ', 'ae').replaceAll('ø', 'o').replaceAll('å', 'a');
    return {
      first,
      last,
      email: `${plain.replace(/[^a-z.]/g, '')}${index}@post.example`,
      phone: `4000${String(1000 + index)}`,
      customerId: index < members ? firstCustomerId + index : null,
    };
  });
}

/** Those with an account; they have no password, as members who came by import. */
export function memberRows(people: readonly Shopper[], day: DemoDay): Row[] {
  return people
    .filter(({ customerId }) => customerId !== null)
    .map(({ first, last, email, phone, customerId }, index) => {
      const joined = day.at(-30 - 21 * index, 12);
      return {
        customer_id: customerId,
        first_name: first,
        last_name: last,
        email,
        phone,
        password_hash: null,
        terms_conditions: true,
        club: index % 3 !== 0,
        newsletter: index % 4 === 0,
        email_verified_at: joined,
        created_at: joined,
        updated_at: joined,
      };
    });
}
