import type { PaletteHit } from '#contract/desk/palette/schemas.ts';
import { readPersonSearch } from '#domain/order/order-search.ts';
import type { DeskCustomers } from '#server/ports/desk/desk-customers.ts';
import { done, refused } from '#server/ports/result.ts';
import { deskAct, deskRead } from '../desk-use-case.ts';

const openedOnceMs = 10 * 60_000;

export const customersUseCases = {
  customers: deskRead('customers', async (tx, { q, after }) => {
    const search = q === undefined || q === '' ? {} : { search: readPersonSearch(q) };
    return done(await tx.customers.page({ after, ...search }));
  }),
  customer: deskRead('customer', async (tx, { id }, { actor, now, note }) => {
    const customer = await tx.customers.one(id);
    if (customer === null) return refused({ code: 'unknown' });
    const subject = `customer:${id}`;
    if (actor.member !== null && !(await tx.deskOrders.openedSince(actor.member, subject, now - openedOnceMs)))
      await note({ action: 'customer-opened', subject });
    return done(customer);
  }),
  customerFile: deskRead('customerFile', async (tx, { id }, { now, note }) => {
    if ((await tx.customers.one(id)) === null) return refused({ code: 'unknown' });
    const held = await tx.customers.heldAbout(id);
    await note({ action: 'customer-exported', subject: `customer:${id}` });
    return done({ exported_at: new Date(now).toISOString(), ...held });
  }),
  /** The log keeps the number alone: of the person nothing is left but what the books must hold. */
  eraseCustomer: deskAct({ call: 'eraseCustomer', action: 'customer-erased' }, async (tx, { id, name }) => {
    const customer = await tx.customers.one(id);
    if (customer === null) return refused({ code: 'unknown' });
    if (!isSameName(name, customer.name)) return refused({ code: 'refused', reason: 'other-name' });
    await tx.customers.erase(id);
    return done({ answer: {}, audit: { subject: `customer:${id}`, after: { ordersKept: customer.orderCount } } });
  }),
} as const;

function isSameName(typed: string, name: string): boolean {
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
  return plain(typed) === plain(name);
}

const most = 5;

export const findCustomers = {
  permission: 'customers.see',
  search: async (tx: { readonly customers: DeskCustomers }, text: string): Promise<readonly PaletteHit[]> => {
    const search = readPersonSearch(text);
    if (search.by === 'nothing' || search.by === 'number') return [];
    const { rows } = await tx.customers.page({ search });
    return rows.slice(0, most).map(({ id, name, phoneEnd }) => ({
      page: 'customers',
      title: name,
      detail: `•• ${phoneEnd}`,
      to: `/kunder/${id}`,
    }));
  },
} as const;
