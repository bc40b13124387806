import type { PersonSearch } from '#domain/order/order-search.ts';
import type { OrderWish } from '#server/ports/desk/desk-orders.ts';

/** The wish as conditions on reservations r, with $1, $2 … */
export function orderConditions(wish: OrderWish): { readonly where: string[]; readonly params: unknown[] } {
  const where: string[] = [];
  const params: unknown[] = [];
  const add = (condition: (place: string) => string, value: unknown) => {
    params.push(value);
    where.push(condition(`$${params.length}`));
  };
  const { statuses, ids, search, shops, delivery, payment, from, to } = wish;
  if (ids !== undefined) add((place) => `r.reservation_id = ANY (${place}::int[])`, ids);
  if (statuses !== undefined) add((place) => `r.status_id = ANY (${place}::smallint[])`, statuses);
  if (shops !== null) add((place) => `r.shop_id = ANY (${place}::int[])`, shops);
  if (delivery !== undefined) add((place) => `r.delivery = ${place}`, delivery);
  if (payment === 'shop') where.push('r.payment_method IS NULL');
  else if (payment !== undefined) add((place) => `r.payment_method = ${place}`, payment);
  if (from !== undefined) add((place) => `r.created_at >= ${place}`, new Date(from));
  if (to !== undefined) add((place) => `r.created_at < ${place}`, new Date(to));
  if (search !== undefined) addSearch(search, orderColumns, { where, add });
  return { where, params };
}

export interface SearchedColumns {
  readonly id: string;
  readonly phone: string;
  readonly email: string;
  /** As its index has it. */
  readonly name: string;
}

export const orderColumns: SearchedColumns = {
  id: 'r.reservation_id',
  phone: 'r.phone',
  email: 'lower(r.email)',
  name: `to_tsvector('simple', coalesce(r.customer_name, ''))`,
};

interface Adding {
  readonly where: string[];
  readonly add: (condition: (place: string) => string, value: unknown) => void;
}

export function addSearch(search: PersonSearch, columns: SearchedColumns, { where, add }: Adding): void {
  if (search.by === 'number') add((place) => `${columns.id} = ${place}`, search.id);
  else if (search.by === 'phone') add((place) => `${columns.phone} = ${place}`, search.digits);
  else if (search.by === 'email') add((place) => `${columns.email} LIKE ${place}`, `${likeText(search.beginning)}%`);
  else if (search.by === 'name')
    add((place) => `${columns.name} @@ to_tsquery('simple', ${place})`, namedBy(search.words));
  else where.push('false');
}

/** Every word as the beginning of one. */
export function namedBy(words: readonly string[]): string {
  return words.map((word) => `${word}:*`).join(' & ');
}

function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
